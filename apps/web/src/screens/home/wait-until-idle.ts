/** Resolves once the browser is idle, or after a second, for parts of a page that aren't needed at first. */
export function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
}
