import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SynsetKeys } from '@wordhoard/dictionary-build/import/packs/synset-map'

/** Codes of our languages in the Open Multilingual Wordnet's names of files. */
export const omwCodes: Readonly<Record<string, string>> = {
  ar: 'arb',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  hi: 'hin',
  it: 'ita',
  ja: 'jpn',
  pl: 'pol',
  pt: 'por',
  tr: 'tur',
  uk: 'ukr',
  zh: 'cmn',
}

/**
 * Reads what the Open Multilingual Wordnet has in a language, by sense key: the national wordnet and the words from
 * Wiktionary, as far as they are in the folder.
 */
export function readOmw(folder: string, lang: string, synsets: SynsetKeys): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const part of ['data', 'wikt']) {
    const file = join(folder, `wn-${part}-${omwCodes[lang]}.tab`)
    const path = [`${file}.gz`, file].find((one) => existsSync(one))
    if (path === undefined) continue
    const bytes = readFileSync(path)
    const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
    for (const line of text.split('\n')) {
      const [synset = '', kind = '', word] = line.split('\t')
      if (word === undefined || !kind.endsWith('lemma')) continue
      for (const key of synsets.of(synset))
        words.set(key, [...(words.get(key) ?? []), word.replaceAll('_', ' ')])
    }
  }
  return words
}
