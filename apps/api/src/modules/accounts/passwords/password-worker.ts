import { hashSync, verifySync } from '@node-rs/argon2'
import { serveThread } from '../../../lib/threads/serve-thread'

/** Request to the thread: to hash a text, or to check it against a hash. */
export interface PasswordRequest {
  readonly text: string
  /** The hash to check against; missing when the text is to be hashed. */
  readonly stored?: string
  readonly parameters: {
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
}
/** The new hash, or whether the text matches. */
export type PasswordAnswer = { readonly hash: string } | { readonly isRight: boolean }

serveThread<PasswordRequest, PasswordAnswer>(({ text, stored, parameters }) =>
  stored === undefined ? { hash: hashSync(text, parameters) } : { isRight: verifySync(stored, text) },
)
