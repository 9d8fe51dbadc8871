import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import { call } from '../session/call'
import { useSession } from '../session/session.store'
import { keepChoice, readChoice } from './kept-choice'
import { saveMyLanguage } from './save-my-language'

/** Time after which a choice on this device may be somebody else's, in ms. */
const HOUR_MS = 60 * 60_000

let taking: Promise<void> | undefined

/**
 * Gives an account that has said nothing yet the language that was chosen on this device before: a new account always,
 * an older one if that was within the hour.
 */
export function takeAlong(userId: number, now = Date.now()): Promise<void> {
  taking ??= take(userId, now)
    .catch((error: unknown) => console.info('The language could not be taken along', error))
    .finally(() => {
      taking = undefined
    })
  return taking
}

async function take(userId: number, now: number): Promise<void> {
  const { lang, show, at = 0, userId: owner } = readChoice()
  if (lang === null || owner !== undefined) return
  const info = await call(getMyUserInfo, {})
  if (useSession.getState().user?.user_id !== userId) return
  const isRecent = (then: number) => now - then < HOUR_MS
  if (info.first_language === null && (isRecent(Date.parse(info.created_at)) || isRecent(at))) {
    // Always is how a visitor begins, and nothing that they chose.
    return saveMyLanguage({ lang, ...(show !== 'always' && { show }) })
  }
  await keepChoice({ lang: info.first_language, show: info.show_translations, isAsked: true, userId })
}
