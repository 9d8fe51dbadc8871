import type { chooseSense, countLookup } from '@wordhoard/contracts/encounters'
import type { CallInput } from '@wordhoard/contracts/endpoint'
import type { passWords } from '@wordhoard/contracts/learner/knowledge'
import type { checkAnswer } from '@wordhoard/contracts/learning'
import type { addFromArticle, addFromText } from '@wordhoard/contracts/reading/text-words'
import type { ArticleChange } from './article-change'
import type { WordChange } from './word-change'

/** What a call sends, without its time, which is added when it's sent. */
type Sent<Call extends { readonly body?: unknown }> = Omit<CallInputBody<Call>, 'given'>
type CallInputBody<Call> = Call extends { readonly body?: infer Body } ? NonNullable<Body> : never

/** What waits in the outbox, by kind. Entries of a kind are sent in order; kinds don't wait for each other. */
export interface OutboxContents {
  /** An answer to a game. The language is added when it's sent. */
  readonly answer: Omit<Sent<CallInput<typeof checkAnswer>>, 'lang'>
  /** A change of words by hand, or its undo. */
  readonly word: WordChange
  /** A word that was looked up while reading. */
  readonly lookup: Sent<CallInput<typeof countLookup>>
  /** A meaning that was chosen for a word in a sentence. */
  readonly sense: Sent<CallInput<typeof chooseSense>>
  /** A text or an article whose words were met by reading it. */
  readonly reading: Sent<CallInput<typeof addFromText>> | Sent<CallInput<typeof addFromArticle>>
  /** A note on a word; an empty one deletes it. */
  readonly note: { readonly spellId: number; readonly name: string; readonly note: string }
  /** Words that were passed while reading. */
  readonly passed: Sent<CallInput<typeof passWords>>
  /** An article of one's own that was written or changed. */
  readonly article: ArticleChange
}
export type OutboxKind = keyof OutboxContents

export const outboxKinds = [
  'answer',
  'word',
  'lookup',
  'sense',
  'reading',
  'note',
  'passed',
  'article',
] as const satisfies readonly OutboxKind[]

/** Something that waits to be sent. */
export interface OutboxEntry<Kind extends OutboxKind = OutboxKind> {
  readonly order: number
  readonly kind: Kind
  /** Idempotency key. */
  readonly key: string
  /** When it was done, by the device's clock, in ms since 1970. */
  readonly givenAt: number
  readonly content: OutboxContents[Kind]
  /** Why the server refused it for good; null while it waits. */
  readonly refusal: string | null
}
