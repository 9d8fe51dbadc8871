import { changeStores } from '../lib/change-stores'
import { accountGroup, groupOfSource } from './groups'
import { countBytes, removeGroups, removeOldest, sizesOfGroups } from './kept-answers'
import { type KeptItem, openKept } from './kept-database'
import type { KeptSource } from './kept-source'

/** Maximum number of texts that are kept without being chosen. */
export const MAX_TEXTS = 20
/** Maximum size of all answers that nobody chose to keep, in bytes. */
export const MAX_BYTES = 40_000_000

/** An item with the number of bytes that it takes. */
export interface SizedItem extends KeptItem {
  readonly bytes: number
}

type NewItem = Omit<KeptItem, 'isChosen'> & { readonly isChosen?: boolean }

/** Returns a source as an item of the list of what is kept. */
export function itemOf(userId: number, source: KeptSource, at: number): NewItem {
  const { kind, title } = source
  const group = groupOfSource(userId, source)
  const item = { group, userId, kind, title, at }
  if (kind === 'article' || kind === 'vocabulary') return { ...item, id: source.id }
  if (kind === 'book') return { ...item, bookId: source.bookId }
  return kind === 'text' ? { ...item, text: { html: source.html, byline: source.byline } } : item
}

/** Stores that an item was opened; a choice made before stays. */
export async function storeItem(item: NewItem): Promise<void> {
  await changeStores(await openKept(), ['items'], async (transaction) => {
    const items = transaction.objectStore('items')
    const before = await items.get(item.group)
    await items.put({ ...item, isChosen: item.isChosen ?? before?.isChosen ?? false })
  })
}

/** Returns a user's items, the latest first. */
export async function listItems(userId: number): Promise<KeptItem[]> {
  const items = await (await openKept()).getAll('items')
  return items.filter((item) => item.userId === userId).sort((a, b) => b.at - a.at)
}

/** Returns a user's items with their sizes, the size of everything kept for them, and of what belongs to no item. */
export async function measureItems(
  userId: number,
): Promise<{ items: SizedItem[]; bytes: number; rest: number }> {
  const [items, sizes, bytes] = await Promise.all([listItems(userId), sizesOfGroups(), countBytes()])
  const groups = new Set(items.map(({ group }) => group))
  const rest = [...sizes].reduce((sum, [group, size]) => (groups.has(group) ? sum : sum + size), 0)
  const own = (item: KeptItem) => (item.text?.html.length ?? 0) * 2
  return {
    items: items.map((item) => ({ ...item, bytes: (sizes.get(item.group) ?? 0) + own(item) })),
    bytes: bytes + items.reduce((sum, item) => sum + own(item), 0),
    rest,
  }
}

/**
 * Returns whether answers have been stored with a source since a time.
 *
 * @param at in milliseconds since 1970
 */
export async function isStoredSince(userId: number, source: KeptSource, at: number): Promise<boolean> {
  const item = await (await openKept()).get('items', groupOfSource(userId, source))
  return item !== undefined && item.at >= at
}

/** Removes an item with everything that was kept for it alone. */
export async function removeItem(group: string): Promise<void> {
  await (await openKept()).delete('items', group)
  await removeGroups(new Set([group]))
}

/** Returns whether the user chose to keep something. */
export async function isChosen(userId: number, source: KeptSource): Promise<boolean> {
  return (await (await openKept()).get('items', groupOfSource(userId, source)))?.isChosen === true
}

/** Keeps something until the user removes it. */
export function chooseItem(userId: number, source: KeptSource): Promise<void> {
  return storeItem({ ...itemOf(userId, source, Date.now()), isChosen: true })
}

const isText = ({ kind }: KeptItem): boolean => kind === 'article' || kind === 'text' || kind === 'book'

/** Removes what exceeds the bounds: the texts opened longest ago, then the oldest answers. */
export async function trimKept(userId: number, maxTexts = MAX_TEXTS, maxBytes = MAX_BYTES): Promise<void> {
  const items = await listItems(userId)
  const surplus = items.filter((item) => isText(item) && !item.isChosen).slice(maxTexts)
  for (const { group } of surplus) await removeItem(group)
  const safe = new Set(items.flatMap(({ group, isChosen }) => (isChosen ? group : [])))
  safe.add(accountGroup(userId))
  await removeOldest(maxBytes, (group) => safe.has(group))
}
