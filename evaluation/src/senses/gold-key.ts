import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import type { SenseInventory } from './inventory'

let synsets: Map<string, string> | undefined

/** Returns the synset of a WordNet sense key as file (shared by adjectives and their satellites) and offset. */
function synsetOf(key: string): string | undefined {
  if (!synsets) {
    synsets = new Map()
    for (const line of readFileSync(join(findInputFolders().wordNet, 'index.sense'), 'latin1').split('\n')) {
      const [name = '', offset = ''] = line.split(' ')
      if (name !== '') synsets.set(name, `${name.split('%')[1]?.[0]?.replace('5', '3')}${offset}`)
    }
  }
  return synsets.get(key)
}

/**
 * Returns the dictionary's own key for a gold sense key. The dictionary merges American spellings into British ones, so
 * center%1:15:01:: is a sense of centre: the one in the same synset (the numbers in the keys may differ). An unknown
 * key is returned unchanged, and so counts as wrong.
 */
export function dictionaryKey(inventory: SenseInventory, key: string): string {
  if (inventory.headwordOf(key) !== undefined) return key
  const synset = synsetOf(key)
  const lemma = key.split('%')[0] ?? ''
  const keys = inventory.senses(lemma.replaceAll('_', ' '))?.keys ?? []
  return (synset && keys.find((other) => synsetOf(other) === synset)) ?? key
}
