import { hasKeptAnswers } from '../features/knowledge/device/answers-key'
import { hasStoredWords } from '../features/visitor-words/stored-keys'
import { useSession } from '../session/session.store'

/**
 * Follows the session for as long as words or a word check of visitors are on this device; without any, loads no code.
 */
export function watchVisitorWords(): void {
  const follow = () => {
    if (!hasStoredWords() && !hasKeptAnswers()) return
    import('../screens/visitor-words/follow-session').then(
      ({ followSession }) => followSession(),
      (error: unknown) => console.warn('The words of visitors could not be looked after', error),
    )
  }
  useSession.subscribe((now, before) => now.user?.user_id !== before.user?.user_id && follow())
  follow()
}
