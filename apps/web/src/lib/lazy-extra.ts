import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Works like React.lazy, for parts that a page can do without: if their code can't be loaded, such as without a network,
 * the page stays. `Missing` takes their place until the page is reloaded, since browsers don't ask for styles again.
 *
 * @param load imports the part
 * @param Missing what is shown instead; nothing by default
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.info('A part of the page could not be loaded', error)
      return { default: Missing as ComponentType<Props> }
    }
  })
}
