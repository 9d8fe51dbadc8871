import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CueWeights } from '../context/word-class'
import { openWordVectors, type WordVectors } from '../words/vectors'
import { type LearntSenses, nothingLearnt, openLearntSenses } from './learnt-file'

const dataFile = (name: string) => fileURLToPath(new URL(`../../data/${name}`, import.meta.url))

/**
 * What the sense ranker has learnt from tagged text: a file of this package, 20 MB, used as it is. It is made by a script;
 * without it nothing is known.
 *
 * @throws Error when the file is damaged
 */
export function readLearntSenses(): LearntSenses {
  const path = dataFile('senses.bin')
  return existsSync(path) ? openLearntSenses(readFileSync(path)) : nothingLearnt
}

/**
 * What cues tell of a word's class, fitted to tagged text: a file of this package, a cue a line. In a program's source it would
 * stand in memory twice.
 *
 * @throws Error when the file is missing
 */
export function readWordClassCues(): CueWeights {
  const lines = readFileSync(dataFile('word-class-cues.tsv'), 'utf8').trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [cue = '', numbers = ''] = line.split('\t')
      return [cue, numbers.split(' ').map(Number)]
    }),
  )
}

/**
 * Vectors of the stems most frequent in the dictionary's definitions and examples, and in English at large: a file of this
 * package, 2 MB, used as it is. In a program's source they would stand in memory three times.
 *
 * @throws Error when the file is missing or damaged
 */
export function readWordVectors(): WordVectors {
  return openWordVectors(readFileSync(dataFile('word-vectors.bin')))
}
