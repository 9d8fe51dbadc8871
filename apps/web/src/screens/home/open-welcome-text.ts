import { welcomeText } from '@wordhoard/library/welcome-text'
import { welcomeMessages } from '../../features/onboarding/welcome-messages'
import { plainTextToBlocks } from '../../features/reader/text/plain-text'
import { setByline, setText, setTitle, useReading } from '../../features/reader/text/reading.store'
import { blocksToHtml } from '../../features/reader/text/text-block'

/** Puts the welcome text into the reader, unless it already holds a text of the user's own. */
export function openWelcomeText(): void {
  if (useReading.getState().text !== '') return
  setText(blocksToHtml(plainTextToBlocks(welcomeText.text)))
  setTitle(welcomeText.title)
  setByline(welcomeMessages.byline)
}
