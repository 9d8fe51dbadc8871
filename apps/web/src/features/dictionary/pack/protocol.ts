import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import type { LookUpPackFiles } from '@wordhoard/contracts/reading/look-up-pack'
import type { PackQuery } from '@wordhoard/look-up-pack/look-up-pack'
import type { PackState } from './pack-state'

/** What a page asks of the worker that holds the pack. */
export type PackRequest =
  | { readonly kind: 'state' }
  | { readonly kind: 'fetch'; readonly files: LookUpPackFiles; readonly lang: string | undefined }
  | { readonly kind: 'remove' }
  /** Reads what taps need, before the first. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'look-up'; readonly query: PackQuery; readonly lang: string | undefined }
  | { readonly kind: 'entry'; readonly id: number; readonly lang: string | undefined }

/** The answers, by the kind of the question; undefined if the pack isn't there, or hasn't the word. */
export interface PackAnswers {
  state: StoredState
  fetch: StoredState
  remove: StoredState
  prepare: undefined
  'look-up': LookUp | undefined
  entry: Spell | undefined
}

/** What the worker knows of the pack. */
export type StoredState = Pick<PackState, 'bytes' | 'total' | 'version' | 'lang'> & {
  readonly isReady: boolean
}

/** A message to the worker: a question with a number. */
export interface PackCall {
  readonly number: number
  readonly request: PackRequest
}

/** A message from the worker: the answer to a question, or how far a fetch is. */
export type PackMessage =
  | { readonly number: number; readonly answer: PackAnswers[keyof PackAnswers] }
  | { readonly number: number; readonly error: string }
  | { readonly progress: StoredState }
