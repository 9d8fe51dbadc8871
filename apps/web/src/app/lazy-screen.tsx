import { type ComponentType, use } from 'react'
import { isLeftForUpdate } from '../shell/updates/update-state'

/** A screen whose code is loaded when the screen is first shown, or earlier. */
export interface LazyScreen {
  /** Returns the component once its code has loaded. */
  loaded: () => ComponentType | undefined
  /** Returns the promise of the code; a failed one stays, or rendering would request the code in a loop. */
  code: () => Promise<ComponentType>
  /** Fetches the code, again if it failed before; rejects with a ChunkError. */
  fetchCode: () => Promise<ComponentType>
  /** Starts fetching the data that the screen will need at an address. */
  fetchData?: ((pathname: string) => Promise<unknown>) | undefined
}

/** A screen's code could not be loaded: the device is offline, or a newer version has replaced the files. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Works like React.lazy, but a failed fetch can be retried, and a preloaded screen shows without a fallback.
 *
 * @param load imports the screen.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  fetchData?: (pathname: string) => Promise<unknown>,
): LazyScreen {
  let Loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let failed = false

  function fetchCode(): Promise<ComponentType> {
    if (loading && !failed) return loading
    failed = false
    loading = load().then(
      (Component) => {
        Loaded = Component
        return Component
      },
      (cause: unknown) => {
        failed = true
        // The fallback stays on screen until the newer version shows.
        if (isLeftForUpdate()) return new Promise<never>(() => {})
        throw new ChunkError('This page could not be loaded', { cause })
      },
    )
    return loading
  }

  return { loaded: () => Loaded, code: () => loading ?? fetchCode(), fetchCode, fetchData }
}

/** Renders a screen; suspends while its code loads. */
export function Lazily({ screen }: { screen: LazyScreen }) {
  const Screen = screen.loaded() ?? use(screen.code())
  return <Screen />
}
