import { type ComponentType, use } from 'react'

/** A screen whose code is fetched when it is first shown, or earlier by `preload`. */
export interface LazyScreen {
  Screen: ComponentType
  /** Fetches code (and what `data` fetches); settles either way, since showing the screen reports the failure. */
  preload: (pathname: string) => Promise<void>
}

/** The code of a screen did not arrive: no network, or a newer version has replaced the files. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Like React.lazy, but a failed fetch can be tried again, and a screen that has been preloaded shows without a fallback.
 *
 * @param load imports the screen.
 * @param data starts fetching what the screen will ask for, given the address.
 */
export function lazyScreen(load: () => Promise<ComponentType>, data?: (pathname: string) => Promise<unknown>): LazyScreen {
  let Loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

  function fetchCode(): Promise<ComponentType> {
    loading ??= load().then(
      (Component) => {
        Loaded = Component
        return Component
      },
      (cause: unknown) => {
        loading = undefined
        throw new ChunkError('This page could not be loaded', { cause })
      },
    )
    return loading
  }

  function Screen() {
    const Component = Loaded ?? use(fetchCode())
    return <Component />
  }

  return {
    Screen,
    async preload(pathname) {
      await Promise.allSettled([fetchCode(), data?.(pathname)])
    },
  }
}
