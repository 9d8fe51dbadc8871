/** The user who makes a call, with their login session. */
export interface Actor {
  readonly userId: number
  readonly sessionId: string
}
