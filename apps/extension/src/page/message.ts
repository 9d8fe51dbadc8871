import { MAX_TITLE_LENGTH } from '@wordhoard/contracts/articles'
import {
  EXTENSION_SENDER,
  type ExternalMessage,
  MAX_BYLINE_LENGTH,
  MAX_EXTERNAL_CHARS,
} from '@wordhoard/contracts/reading/external-message'
import { limitArticle, type PageArticle } from '@wordhoard/reading-html/page-article'

const limits = { title: MAX_TITLE_LENGTH, byline: MAX_BYLINE_LENGTH, content: MAX_EXTERNAL_CHARS }

/**
 * Returns the message for the reader's page, within its limits. When the HTML is too long, drops its inline pictures,
 * then falls back to plain text; returns null when that is too long as well.
 */
export function messageOf(article: PageArticle): ExternalMessage | null {
  const limited = limitArticle(article, limits)
  return limited && { from: EXTENSION_SENDER, ...limited }
}
