/** How far a build is: `done` of `total` in the stage that it is at. */
export interface LoadProgress {
  readonly stage: string
  readonly done: number
  readonly total: number
}
