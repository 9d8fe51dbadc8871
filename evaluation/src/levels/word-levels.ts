import type { Dictionary } from '@wordhoard/dictionary-build/dictionary'
import type { Entry } from '@wordhoard/dictionary-build/model'
import { levels } from '@wordhoard/lexicon/level'
import type { ListedLevel } from './listed-levels'
import type { Judged } from './scores'

interface WordJudged extends Judged {
  readonly headword: string
}

export interface JudgedWords {
  /** Each headword once: the entry's level against the easiest of its rows. */
  readonly words: readonly WordJudged[]
  /** Each row: the level of the easiest sense of its part of speech. */
  readonly rows: readonly WordJudged[]
  readonly missing: readonly string[]
}

/** Compares the levels that the dictionary shows with those of a list. */
export function judgeWords(listed: readonly ListedLevel[], dictionary: Dictionary): JudgedWords {
  const words = new Map<Entry, WordJudged>()
  const rows: WordJudged[] = []
  const missing: string[] = []
  for (const { headword, partOfSpeech, level } of listed) {
    const entry = dictionary.find(headword)
    const shown = indexOf(entry?.level)
    if (!entry || shown === undefined) {
      missing.push(headword)
      continue
    }
    const known = words.get(entry)
    words.set(entry, { headword, right: Math.min(level, known?.right ?? level), estimate: shown })
    rows.push({ headword, right: level, estimate: levelOfPart(entry, partOfSpeech) ?? shown })
  }
  return { words: [...words.values()], rows, missing }
}

function levelOfPart({ senses }: Entry, partOfSpeech: string): number | undefined {
  const found = senses
    .filter((sense) => sense.partOfSpeech === partOfSpeech)
    .map(({ level }) => indexOf(level))
    .filter((at) => at !== undefined)
  return found.length === 0 ? undefined : Math.min(...found)
}

function indexOf(level: string | null | undefined): number | undefined {
  const at = (levels as readonly (string | null | undefined)[]).indexOf(level)
  return at < 0 ? undefined : at
}
