import type { Endpoint } from '@wordhoard/contracts/endpoint'
import type { SentInput } from './request-key'

/** What answers are kept with: a text, or a list of words. */
export type KeptSource = { readonly title: string } & (
  | { readonly kind: 'article' | 'vocabulary'; readonly id: number }
  /** A chapter of a book, whose file is stored already. */
  | { readonly kind: 'book'; readonly bookId: string }
  /** A text that the server doesn't have. */
  | { readonly kind: 'text'; readonly html: string; readonly byline: string }
  /** The main vocabulary. */
  | { readonly kind: 'words' }
)

/** An answer of the server that is waiting to be kept. */
export interface KeptExchange {
  readonly endpoint: Endpoint
  readonly input: SentInput
  readonly answer: unknown
  readonly userId: number
  /** What the caller keeps it with. */
  readonly source: KeptSource | undefined
  /** The text that was open. */
  readonly text: KeptSource | undefined
  readonly at: number
}
