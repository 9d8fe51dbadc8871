import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LearntSenses, nothingLearnt, openLearntSenses } from '@wordhoard/lexicon/senses/learnt-file'

/**
 * What the sense ranker has learnt from tagged text: a file of this package, 16 MB, used as it is. It is made by a script;
 * without it nothing is known.
 *
 * @throws Error when the file is damaged
 */
export function readLearntSenses(): LearntSenses {
  const path = fileURLToPath(new URL('../data/generated/senses.bin', import.meta.url))
  return existsSync(path) ? openLearntSenses(readFileSync(path)) : nothingLearnt
}
