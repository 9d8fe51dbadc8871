/** Who makes a call: a user by a session of theirs. */
export interface Actor {
  readonly userId: number
  readonly sessionId: string
}
