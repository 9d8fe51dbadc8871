import { storeWaiting } from '../../kept/keep'
import type { KeptSource } from '../../kept/kept-source'
import { refreshKept } from '../../shell/offline/watch-kept'

const loadItems = () => import('../../kept/kept-items')

/** Marks something as chosen, and asks the browser not to throw it away. */
export async function choose(userId: number, source: KeptSource): Promise<void> {
  const { chooseItem } = await loadItems()
  await storeWaiting()
  await chooseItem(userId, source)
  // A browser may ask the user, who may not answer; without it everything works, but may be thrown away.
  navigator.storage?.persist?.().catch((error: unknown) => console.info('Nothing is promised:', error))
  await refreshKept()
}

/** Returns how many bytes something takes; undefined if it wasn't chosen. */
export async function measureChosen(userId: number, source: KeptSource): Promise<number | undefined> {
  const { measureItems } = await loadItems()
  const { groupOfSource } = await import('../../kept/groups')
  const group = groupOfSource(userId, source)
  const { items } = await measureItems(userId)
  return items.find((item) => item.group === group && item.isChosen)?.bytes
}

/** Removes something from this device. */
export async function removeSource(userId: number, source: KeptSource): Promise<void> {
  const { groupOfSource } = await import('../../kept/groups')
  await removeGroup(groupOfSource(userId, source))
}

/** Removes an item from this device by its group. */
export async function removeGroup(group: string): Promise<void> {
  const { removeItem } = await loadItems()
  await storeWaiting()
  await removeItem(group)
  await refreshKept()
}
