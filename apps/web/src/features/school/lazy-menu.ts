import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
} from 'react'
import { toast } from '../../ui/toast.store'

interface LazyMenu<Props extends { trigger: ReactElement<ComponentProps<'button'>> }> {
  Menu: LazyExoticComponent<ComponentType<Props>>
  fetchMenu: () => void
}

/** A menu whose code comes when it is needed; when it does not arrive, its trigger stays and that is said. */
export function lazyMenu<Props extends { trigger: ReactElement<ComponentProps<'button'>> }>(
  load: () => Promise<ComponentType<Props>>,
): LazyMenu<Props> {
  return {
    Menu: lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        console.warn('The menu’s code did not arrive', error)
        toast({ text: 'That didn’t arrive. Please reload the page and try again.', tone: 'error' })
        return { default: ({ trigger }: Props) => trigger }
      }
    }),
    fetchMenu: () => {
      load().catch((error: unknown) => console.info('Not fetched ahead', error))
    },
  }
}
