import { type ComponentType, use } from 'react'

/** A screen whose code is fetched when it is first shown, or earlier. */
export interface LazyScreen {
  /** The screen, once its code is there. */
  loaded: () => ComponentType | undefined
  /** The code on its way, or what became of it: a failure stays, or rendering would ask for it over and over. */
  code: () => Promise<ComponentType>
  /** Fetches the code, once more if it failed before; rejects with a ChunkError. */
  fetchCode: () => Promise<ComponentType>
  /** Starts fetching what the screen will ask for at an address. */
  fetchData?: ((pathname: string) => Promise<unknown>) | undefined
}

/** The code of a screen did not arrive: no network, or a newer version has replaced the files. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Like React.lazy, but a failed fetch can be tried again, and a screen that has been preloaded shows without a fallback.
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
        throw new ChunkError('This page could not be loaded', { cause })
      },
    )
    return loading
  }

  return { loaded: () => Loaded, code: () => loading ?? fetchCode(), fetchCode, fetchData }
}

/** Shows a screen; suspends while its code is on the way. */
export function Lazily({ screen }: { screen: LazyScreen }) {
  const Screen = screen.loaded() ?? use(screen.code())
  return <Screen />
}
