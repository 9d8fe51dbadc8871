/** Put in by the build (build/service-worker.ts). */
declare const __SHELL__: {
  /** Changes with every file of the client. */
  readonly version: string
  /** Addresses of the hashed files that the app opens with. */
  readonly files: readonly string[]
  /** Files of the parts that are loaded when needed, and for each part's name their places in that list. */
  readonly parts: {
    readonly files: readonly string[]
    readonly byName: Readonly<Record<string, readonly number[]>>
    /** Names of the parts that most people need. */
    readonly common: readonly string[]
  }
}
