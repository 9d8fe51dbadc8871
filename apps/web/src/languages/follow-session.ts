import { useSession } from '../session/session.store'
import { keepChoice, leaveNothing, readChoice, showChoice } from './kept-choice'
import { takeAlong } from './take-along'

/** Shows the choice of whoever uses this page now. */
export async function followSession(): Promise<void> {
  const { status, user } = useSession.getState()
  const kept = readChoice()
  const isVisitors = kept.userId === undefined
  const isOthers =
    !isVisitors && (status === 'visitor' || (user !== undefined && user.user_id !== kept.userId))
  if (user?.show_translations === undefined) return isOthers ? leaveNothing() : showChoice(kept)
  if (isVisitors && kept.lang !== null && user.first_language === null) {
    await showChoice(kept)
    return takeAlong(user.user_id)
  }
  const { first_language: lang = null, show_translations, user_id: userId } = user
  return keepChoice({ lang, show: show_translations, isAsked: kept.isAsked, userId })
}
