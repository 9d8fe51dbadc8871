import { browserApi } from './browser-api'

/** Maximum time for a page to load, in ms. */
const LOAD_TIMEOUT_MS = 30_000

/** Waits until the page of a tab has loaded. Resolves to false on timeout, or when the tab is closed first. */
export async function waitForTab(tabId: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isLoaded: boolean) => {
      clearTimeout(timer)
      browserApi.tabs.onUpdated.removeListener(onUpdated)
      browserApi.tabs.onRemoved.removeListener(onRemoved)
      resolve(isLoaded)
    }
    const timer = setTimeout(() => finish(false), LOAD_TIMEOUT_MS)
    const onUpdated = (id: number, { status }: { status?: string }) => {
      if (id === tabId && status === 'complete') finish(true)
    }
    const onRemoved = (id: number) => {
      if (id === tabId) finish(false)
    }
    browserApi.tabs.onUpdated.addListener(onUpdated)
    browserApi.tabs.onRemoved.addListener(onRemoved)
    // The page may have loaded before the listener was added.
    browserApi.tabs.get(tabId).then(
      ({ status }) => status === 'complete' && finish(true),
      () => finish(false),
    )
  })
}
