import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Works like React.lazy for a component that fetches data, on a screen that otherwise needs no query client. */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [{ withQueries }, Inner] = await Promise.all([import('../../shell/query-client'), load()])
    return { default: withQueries(Inner) }
  })
}
