import type { SenseInventory } from './inventory'

/**
 * The dictionary's own key for a gold sense key. The dictionary merges American spellings into British ones, so
 * color%1:07:00:: is found among the senses of colour: same kind of synset, same lexicographer's file, and the same
 * number within it unless only one sense comes from that file. An unknown key is returned as it is, and so counts as wrong.
 */
export function dictionaryKey(inventory: SenseInventory, key: string): string {
  if (inventory.headwordOf(key) !== undefined) return key
  const [lemma = '', rest = ''] = key.split('%')
  const keys = inventory.senses(lemma.replaceAll('_', ' '))?.keys ?? []
  const same = keys.filter((other) => other.split('%')[1] === rest)
  if (same.length === 1) return same[0]!
  const file = rest.split(':').slice(0, 2).join(':')
  const near = keys.filter((other) => other.split('%')[1]?.startsWith(`${file}:`))
  return near.length === 1 ? near[0]! : key
}
