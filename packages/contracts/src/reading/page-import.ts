import * as z from 'zod/mini'
import { MAX_TITLE_LENGTH } from '../articles'
import { type AnswerOf, endpoint } from '../endpoint'
import { MAX_BYLINE_LENGTH, MAX_EXTERNAL_CHARS } from './external-message'

/** Maximum number of pages that an account may import in an hour. */
export const PAGE_IMPORTS_PER_HOUR = 20
/** Maximum length of a page's address, in characters. */
export const MAX_PAGE_ADDRESS_LENGTH = 2_000

/** Fetches a web page and returns its article. Nothing is stored. */
export const importPage = endpoint({
  method: 'POST',
  path: '/reading/import-page',
  auth: 'session',
  summary: 'Fetch a public web page and return its article with title and author',
  body: z.object({
    /** An http or https address on its usual port. */
    url: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PAGE_ADDRESS_LENGTH)),
  }),
  response: z.object({
    title: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
    /** Author and site, as the page names them; the host if it names none. */
    byline: z.string().check(z.maxLength(MAX_BYLINE_LENGTH)),
    /** Untrusted HTML: sanitise it before use. Empty for a plain text file. */
    content: z.string().check(z.maxLength(MAX_EXTERNAL_CHARS)),
    /** The same content as plain text. */
    text: z.string().check(z.maxLength(MAX_EXTERNAL_CHARS)),
    /** Address of the page after redirects. */
    url: z.string(),
  }),
  errors: [
    'page_address_refused',
    'page_unreachable',
    'page_not_text',
    'page_too_large',
    'page_without_article',
  ],
})
export type ImportedPage = AnswerOf<typeof importPage>
