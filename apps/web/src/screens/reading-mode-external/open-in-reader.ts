import { MAX_TITLE_LENGTH } from '@wordhoard/contracts/articles'
import type { ExternalMessage } from '@wordhoard/contracts/reading/external-message'
import { setByline, setText, setTitle, startReading } from '../../features/reader/text/reading.store'
import { htmlOfMessage } from './html-of-message'

const oneLine = (text: string | null | undefined, maxLength: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLength)

/** Opens an imported article in this tab's reader; returns false when it contains nothing to read. */
export function openInReader(message: ExternalMessage): boolean {
  const html = htmlOfMessage(message)
  if (html === '') return false
  setTitle(oneLine(message.title, MAX_TITLE_LENGTH))
  setByline(oneLine(message.byline, 200))
  setText(html)
  return startReading()
}
