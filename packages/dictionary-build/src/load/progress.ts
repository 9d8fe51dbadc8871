/** Progress of a build: `done` of `total` in the current stage. */
export interface LoadProgress {
  readonly stage: string
  readonly done: number
  readonly total: number
}
