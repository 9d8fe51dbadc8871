/** What a page tells its service worker. */
export type WorkerMessage =
  /** Nobody's hands are on this page, so a version that waits may take over. */
  | { readonly kind: 'take-over' }
  /** Keep these built files, which the page loaded before there was a service worker. */
  | { readonly kind: 'keep'; readonly files: readonly string[] }
  /** Somebody has come back to the app: fetch the parts that most people use. */
  | { readonly kind: 'fetch-common-parts' }
