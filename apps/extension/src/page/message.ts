import { MAX_TITLE_LENGTH } from '@wordhoard/contracts/articles'
import {
  EXTENSION_SENDER,
  type ExternalMessage,
  MAX_BYLINE_LENGTH,
  MAX_EXTERNAL_CHARS,
} from '@wordhoard/contracts/reading/external-message'
import type { PageArticle } from './page-article'

const oneLine = (text: string, maxLength: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, maxLength)

/** Inline pictures can be many times longer than the text of their page. */
const withoutInlinePictures = (html: string): string =>
  html.replace(/\s(?:src|srcset)\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi, '')

/**
 * Returns the message for the reader's page, within its limits. When the HTML is too long, drops its inline pictures,
 * then falls back to plain text; returns null when that is too long as well.
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
