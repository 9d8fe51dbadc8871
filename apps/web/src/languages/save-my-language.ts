import { getMyUserInfo, updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import { call } from '../session/call'
import { updateSessionUser, useSession } from '../session/session.store'
import { keepAsked, keepChoice, readChoice } from './kept-choice'
import type { LanguageChoice } from './my-language.store'

/**
 * Saves which translations are shown: a user's with their profile, a visitor's on this device. What isn't changed stays,
 * so that a user who hasn't said when translations are shown still sees them by their level.
 *
 * @throws ApiError when the profile couldn't be saved
 */
export async function saveMyLanguage(change: Partial<LanguageChoice>): Promise<void> {
  if (useSession.getState().status === 'visitor') {
    return keepChoice({ ...readChoice(), ...change, isAsked: true, at: Date.now() })
  }
  const { lang, show } = change
  const { first_name, last_name, username, bio } = await call(getMyUserInfo, {})
  const body = {
    ...{ first_name, last_name, username, bio },
    ...(lang !== undefined && { first_language: lang }),
    ...(show !== undefined && { show_translations: show }),
  }
  const { first_language, show_translations } = await call(updateMyUserInfo, { body })
  keepAsked()
  updateSessionUser({ first_language, show_translations })
}
