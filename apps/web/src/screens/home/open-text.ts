import { sampleText } from '@wordhoard/library/sample-text'
import { plainTextToBlocks } from '../../features/reader/text/plain-text'
import { setByline, setText, setTitle, startReading } from '../../features/reader/text/reading.store'
import { blocksToHtml } from '../../features/reader/text/text-block'

function openText(html: string, title: string, byline: string): void {
  setText(html)
  setTitle(title)
  setByline(byline)
  startReading()
}

/** Opens a plain text in the reader. */
export function openOwnText(text: string): void {
  openText(blocksToHtml(plainTextToBlocks(text)), '', '')
}

export function openSampleText(): void {
  openText(sampleText.html, sampleText.title, sampleText.byline)
}
