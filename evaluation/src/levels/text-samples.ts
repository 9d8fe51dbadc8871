import { readFileSync } from 'node:fs'
import type { Dictionary } from '@wordhoard/dictionary-build/dictionary'
import { lexiconOf } from '@wordhoard/dictionary-build/source-lexicon'
import { type CountedWord, type Level, levels } from '@wordhoard/lexicon/level'
import { VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'

/** A text of known level. */
export interface TextSample {
  readonly level: Level
  readonly text: string
}

/** Reads a file of texts, one a line: level, genre, text. */
export function readTextSamples(file: URL | string): TextSample[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row): row is [Level, string, string] => (levels as readonly string[]).includes(row[0] ?? ''))
    .map(([level, , text]) => ({ level, text }))
}

/** A text's words as they are counted for its level. */
export interface CountedText {
  readonly words: readonly CountedWord[]
  readonly sentences: number
}

/** Returns a function that counts a text's words, with the levels of a dictionary that was read from its sources. */
export function textCounter(dictionary: Dictionary): (text: string) => CountedText {
  const reader = new VocabularyReader(lexiconOf(dictionary))
  return (text) => {
    const { words, sentences } = reader.read(text)
    return {
      words: words.map(({ headword, count }) => {
        const entry = dictionary.find(headword)
        return {
          rank: entry?.rank ?? undefined,
          level: (entry?.level ?? undefined) as Level | undefined,
          count,
        }
      }),
      sentences: sentences.length,
    }
  }
}
