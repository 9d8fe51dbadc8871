import { readFile } from 'node:fs/promises'

/** Where the table of words that learners mix up is. */
export const CONFUSIONS = new URL('../../data/confusions.tsv', import.meta.url)

/** Reads the table of words that learners mix up (`ConfusionSets` in packages/learning). */
export function readConfusions(): Promise<string> {
  return readFile(CONFUSIONS, 'utf8')
}
