import { type Dictionary, readDictionary } from '../../packages/dictionary/src/dictionary'
import { installedFolders } from '../../packages/dictionary/src/input-folders'
import { sensesRow } from '../../packages/dictionary/src/rows/senses-row'
import type { SenseProfile } from '../../packages/lexicon/src/senses/profile'
import type { HeadwordSenses, SenseInventory } from './inventory'

/** The inventory straight from the dictionary's sources, as the build would load it: needs no database, takes 3 s. */
export async function readSourceInventory(): Promise<SenseInventory> {
  const dictionary: Dictionary = await readDictionary(installedFolders(), () => {})
  const headwords = new Map<string, string>()
  for (const entry of dictionary.entries)
    for (const sense of entry.senses) headwords.set(sense.key, entry.headword)
  const known = new Map<string, HeadwordSenses>()
  return {
    senses(text) {
      const entry = dictionary.find(text)
      if (!entry || entry.senses.length === 0) return undefined
      let senses = known.get(entry.headword)
      if (!senses) {
        // The row's second column; profiles hold letters and spaces only, so COPY's escaping leaves the JSON as it is.
        const body = sensesRow(entry, dictionary).split('\t')[1]!
        senses = {
          keys: entry.senses.map((sense) => sense.key),
          profiles: JSON.parse(body) as SenseProfile[],
        }
        known.set(entry.headword, senses)
      }
      return senses
    },
    headwordOf: (key) => headwords.get(key),
  }
}
