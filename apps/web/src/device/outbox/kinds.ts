import type { CallInput } from '@wordhoard/contracts/endpoint'
import type { checkAnswer } from '@wordhoard/contracts/learning'

/** What waits in the outbox, by kind. Entries of a kind are sent in order; kinds don't wait for each other. */
export interface OutboxContents {
  /** An answer to a game. Language and times are added when it's sent. */
  readonly answer: Omit<CallInput<typeof checkAnswer>['body'], 'given' | 'lang'>
}
export type OutboxKind = keyof OutboxContents

export const outboxKinds = ['answer'] as const satisfies readonly OutboxKind[]

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
