import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Works like React.lazy, for parts that a page can do without: if their code can't be loaded, such as without a network,
 * the page stays and they are left out.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.info('A part of the page could not be loaded', error)
      return { default: () => null }
    }
  })
}
