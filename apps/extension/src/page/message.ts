import { MAX_TITLE_LENGTH } from '@wordhoard/contracts/articles'
import {
  EXTENSION_SENDER,
  type ExternalMessage,
  MAX_BYLINE_LENGTH,
  MAX_EXTERNAL_CHARS,
} from '@wordhoard/contracts/reading/external-message'
import type { PageArticle } from './page-article'

const oneLine = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most)

/** Pictures that are written into the page itself may be many times its text. */
const withoutInlinePictures = (html: string): string =>
  html.replace(/\s(?:src|srcset)\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi, '')

/**
 * The message that the reader's page takes, within its limits: what is too long as HTML goes without the pictures in it,
 * and then as plain text. Null when that is too long as well.
 */
export function messageOf({ content, title, byline, textContent }: PageArticle): ExternalMessage | null {
  const fits = (text: string) => text.length <= MAX_EXTERNAL_CHARS
  const html = [content, withoutInlinePictures(content)].find(fits) ?? ''
  const text = fits(textContent) ? textContent : ''
  if (html.trim() === '' && text.trim() === '') return null
  return {
    from: EXTENSION_SENDER,
    content: html,
    title: oneLine(title, MAX_TITLE_LENGTH),
    byline: oneLine(byline, MAX_BYLINE_LENGTH),
    textContent: text,
  }
}
