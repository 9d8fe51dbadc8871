import { LANGUAGE_KEY } from '../languages/language-key'
import { useSession } from '../session/session.store'

function isKept(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_KEY) !== null
  } catch {
    return false
  }
}

/** Follows the session once somebody's language is known here; those who have none load no code for it. */
export function watchLanguage(): void {
  const follow = () => {
    if (!isKept() && !useSession.getState().user?.first_language) return
    import('../languages/follow-session').then(
      ({ followSession }) => followSession(),
      (error: unknown) => console.info('Translations could not be loaded', error),
    )
  }
  useSession.subscribe(
    (now, before) => (now.user !== before.user || now.status !== before.status) && follow(),
  )
  follow()
}
