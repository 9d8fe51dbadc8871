import { type ComponentType, useEffect, useState } from 'react'

/** A part of a page whose code is loaded when it is first drawn. */
type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Checks whether the code is here, so that drawing it shows it at once. */
  isLoaded: () => boolean
}

/**
 * Works like React.lazy, for parts that a page can show something else for: if their code can't be loaded, such as
 * without a network, the page stays and `Missing` takes their place, until they are drawn again and it can be loaded.
 *
 * @param load imports the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Loaded) return
      let isGone = false
      load().then(
        (component) => {
          loaded = component
          if (!isGone) setLoaded(() => component)
        },
        (error: unknown) => {
          console.info('A part of the page could not be loaded', error)
          if (!isGone) setMissing(true)
        },
      )
      return () => {
        isGone = true
      }
    })
    if (Loaded) return <Loaded {...props} />
    return isMissing ? <Missing /> : null
  }
  return Object.assign(Part, { isLoaded: () => loaded !== undefined })
}
