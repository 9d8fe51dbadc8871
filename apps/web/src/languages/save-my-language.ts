import { getMyUserInfo, updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import { call } from '../session/call'
import { updateSessionUser, useSession } from '../session/session.store'
import { keepAsked, keepChoice } from './kept-choice'
import type { LanguageChoice } from './my-language.store'

/**
 * Saves which translations are shown: a user's with their profile, a visitor's on this device.
 *
 * @throws ApiError when the profile couldn't be saved
 */
export async function saveMyLanguage({ lang, show }: LanguageChoice): Promise<void> {
  if (useSession.getState().status === 'visitor') {
    return keepChoice({ lang, show, isAsked: true, at: Date.now() })
  }
  const { first_name, last_name, username, bio } = await call(getMyUserInfo, {})
  const body = { first_name, last_name, username, bio, first_language: lang, show_translations: show }
  const { first_language, show_translations } = await call(updateMyUserInfo, { body })
  keepAsked()
  updateSessionUser({ first_language, show_translations })
}
