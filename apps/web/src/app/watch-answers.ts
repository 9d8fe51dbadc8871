import { hasKeptAnswers } from '../features/knowledge/device/answers-key'
import { useSession } from '../session/session.store'

/** Hands a visitor's word check to the account that logs in here; without one on this device, loads no code. */
export function watchAnswers(): void {
  const follow = () => {
    const userId = useSession.getState().user?.user_id
    if (userId === undefined || !hasKeptAnswers()) return
    import('../screens/word-check/take-answers-along').then(
      ({ takeAnswersAlong }) => takeAnswersAlong(userId),
      (error: unknown) => console.warn('The word check could not be taken along', error),
    )
  }
  useSession.subscribe((now, before) => now.user?.user_id !== before.user?.user_id && follow())
  follow()
}
