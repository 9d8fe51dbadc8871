import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseWordClassCues } from '../context/parse-cues'
import type { CueWeights } from '../context/word-class'
import { openWordVectors, type WordVectors } from '../words/vectors'
import { type LearntSenses, nothingLearnt, openLearntSenses } from './learnt-file'

const dataFile = (name: string) => fileURLToPath(new URL(`../../data/${name}`, import.meta.url))

/**
 * Reads the data that the sense ranker learnt from tagged text: a file of this package, 20 MB, used in place. A script
 * generates it; without it `nothingLearnt` is returned.
 *
 * @throws Error when the file is damaged
 */
export function readLearntSenses(): LearntSenses {
  const path = dataFile('senses.bin')
  return existsSync(path) ? openLearntSenses(readFileSync(path)) : nothingLearnt
}

/** Reads the files of this package as they are, for those who make smaller models of them. */
export async function readModelFiles(): Promise<{
  readonly senses: Uint8Array
  readonly vectors: Uint8Array
  readonly cues: string
}> {
  const [senses, vectors, cues] = await Promise.all([
    readFile(dataFile('senses.bin')),
    readFile(dataFile('word-vectors.bin')),
    readFile(dataFile('word-class-cues.tsv'), 'utf8'),
  ])
  return { senses, vectors, cues }
}

/**
 * Reads the weights of cues to word classes, fitted to tagged text: a file of this package with one cue per line. As
 * source code it would take up memory twice.
 *
 * @throws Error when the file is missing
 */
export function readWordClassCues(): CueWeights {
  return parseWordClassCues(readFileSync(dataFile('word-class-cues.tsv'), 'utf8'))
}

/**
 * Reads the vectors of the most frequent stems in the dictionary's definitions and examples, and in English at large: a
 * file of this package, 2 MB, used in place. As source code they would take up memory three times.
 *
 * @throws Error when the file is missing or damaged
 */
export function readWordVectors(): WordVectors {
  return openWordVectors(readFileSync(dataFile('word-vectors.bin')))
}
