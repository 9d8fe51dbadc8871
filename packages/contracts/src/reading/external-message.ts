import * as z from 'zod/mini'
import { MAX_TITLE_LENGTH } from '../articles'

/** Signs what the browser extension posts to the reader's page; not a secret, so what it signs is untrusted all the same. */
export const EXTENSION_SENDER = 'wordhoard-extension'
/** Signs the page's answer. */
export const READER_SENDER = 'wordhoard'

/** Most characters of an article's HTML, and of its plain text. */
export const MAX_EXTERNAL_CHARS = 5 * 1024 * 1024
/** Longest byline, in characters. */
export const MAX_BYLINE_LENGTH = 200

const text = (most: number) => z.string().check(z.maxLength(most))
/** What a page does not say may be left out. */
const maybe = (most: number) => z.optional(z.nullable(text(most)))

/**
 * What an extension posts to the window of `/reading-mode-external`: an article taken from a web page. HTML from
 * anywhere, so it is sanitised before anything else is done with it.
 */
export const externalMessage = z
  .object({
    from: z.literal(EXTENSION_SENDER),
    /** HTML. */
    content: maybe(MAX_EXTERNAL_CHARS),
    title: maybe(MAX_TITLE_LENGTH),
    byline: maybe(MAX_BYLINE_LENGTH),
    /** The same as plain text, for where the HTML cannot be used. */
    textContent: maybe(MAX_EXTERNAL_CHARS),
  })
  .check(
    z.refine(({ content, textContent }) => Boolean(content?.trim() || textContent?.trim()), {
      error: 'There is no text in it',
    }),
  )
export type ExternalMessage = z.infer<typeof externalMessage>

/** The page's answer: the article has been taken over and need not be posted again. */
export const externalAnswer = z.object({ from: z.literal(READER_SENDER), received: z.literal(true) })
export type ExternalAnswer = z.infer<typeof externalAnswer>
