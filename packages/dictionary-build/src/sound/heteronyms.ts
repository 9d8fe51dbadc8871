import { existsSync, readFileSync } from 'node:fs'
import type { TableLine } from './pronunciation-table'

/** Lines of words that are spoken differently in different senses of one part of speech: row, bass, bow. */
export type Heteronyms = ReadonlyMap<string, TableLine[]>

const FILE = new URL('../../data/heteronyms.tsv', import.meta.url)

/**
 * Reads the handwritten file of heteronyms: word, transcriptions separated by " | ", part of speech ('' for all), keys of
 * senses separated by spaces; by word, in the order of the file. Returns none if the file is missing.
 */
export function readHeteronyms(file: URL | string = FILE): Heteronyms {
  const words = new Map<string, TableLine[]>()
  if (!existsSync(file)) return words
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [word = '', ipa = '', partOfSpeech = '', keys = ''] = line.split('\t')
    const lines = words.get(word) ?? []
    words.set(word, lines)
    lines.push({
      alternatives: ipa.split(' | '),
      partOfSpeech,
      ...(keys !== '' && { senses: new Set(keys.split(' ')) }),
    })
  }
  return words
}
