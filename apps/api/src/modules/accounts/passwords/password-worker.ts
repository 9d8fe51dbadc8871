import { hashSync, verifySync } from '@node-rs/argon2'
import { serveThread } from '../../../lib/threads/serve-thread'

/** What the thread is asked: to hash a text, or whether it is what was hashed. */
export interface PasswordRequest {
  readonly text: string
  /** Missing where the text is to be hashed. */
  readonly stored?: string
  readonly parameters: {
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
}
/** The hash, or whether it fits. */
export type PasswordAnswer = { readonly hash: string } | { readonly isRight: boolean }

serveThread<PasswordRequest, PasswordAnswer>(({ text, stored, parameters }) =>
  stored === undefined ? { hash: hashSync(text, parameters) } : { isRight: verifySync(stored, text) },
)
