import { readFileSync } from 'node:fs'

/** Returns the lowest level of each headword in a table with the columns headword, part of speech and level. */
export function readLevels(path: string): Map<string, string> {
  const levels = new Map<string, string>()
  for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
    const [headword = '', , level = ''] = line.split('\t')
    const known = levels.get(headword)
    if (headword !== '' && (known === undefined || level < known)) levels.set(headword, level)
  }
  return levels
}
