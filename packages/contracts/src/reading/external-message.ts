import * as z from 'zod/mini'
import { MAX_TITLE_LENGTH } from '../articles'

/**
 * Identifies messages that the browser extension posts to the reader's page; not a secret, so they are untrusted all
 * the same.
 */
export const EXTENSION_SENDER = 'wordhoard-extension'
/** Identifies the page's answer. */
export const READER_SENDER = 'wordhoard'

/** Maximum number of characters in an article's HTML, and in its plain text. */
export const MAX_EXTERNAL_CHARS = 5 * 1024 * 1024
/** Maximum length of a byline, in characters. */
export const MAX_BYLINE_LENGTH = 200

const text = (most: number) => z.string().check(z.maxLength(most))
/** Text that may be missing if the page doesn't give it. */
const optionalText = (most: number) => z.optional(z.nullable(text(most)))

/**
 * An article from a web page, which an extension posts to the window of `/reading-mode-external`. The HTML can come
 * from anywhere, so it is sanitised before anything else.
 */
export const externalMessage = z
  .object({
    from: z.literal(EXTENSION_SENDER),
    /** HTML. */
    content: optionalText(MAX_EXTERNAL_CHARS),
    title: optionalText(MAX_TITLE_LENGTH),
    byline: optionalText(MAX_BYLINE_LENGTH),
    /** The same content as plain text, for use where the HTML can't be used. */
    textContent: optionalText(MAX_EXTERNAL_CHARS),
  })
  .check(
    z.refine(({ content, textContent }) => Boolean(content?.trim() || textContent?.trim()), {
      error: 'There is no text in it',
    }),
  )
export type ExternalMessage = z.infer<typeof externalMessage>

/** The page's answer: the article has arrived and need not be posted again. */
export const externalAnswer = z.object({ from: z.literal(READER_SENDER), received: z.literal(true) })
export type ExternalAnswer = z.infer<typeof externalAnswer>
