import { plainTextToBlocks } from '../reader/plain-text'
import { setByline, setText, setTitle, useReading } from '../reader/reading.store'
import { blocksToHtml } from '../reader/text-block'
import { welcomeText } from './welcome-text'

/** Puts the welcome text into the reader, unless a text of the person's own is there: that is worth more. */
export function openWelcomeText(): void {
  if (useReading.getState().text !== '') return
  setText(blocksToHtml(plainTextToBlocks(welcomeText.text)))
  setTitle(welcomeText.title)
  setByline('a welcome to read')
}
