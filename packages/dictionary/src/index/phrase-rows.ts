import { type PhraseEntry, phraseClass } from '@wordhoard/lexicon/phrases/phrases'

/** The columns that phrase matching needs, as sent to threads; more columns may follow. */
export type PhraseRow = [
  id: number,
  headword: string,
  partsOfSpeech: number,
  head: number | null,
  gap: number | null,
  separability: NonNullable<PhraseEntry['separability']> | null,
]

/** Converts a row to the entry that phrase matching uses. */
export function phraseEntry([id, headword, partsOfSpeech, head, gap, separability]: readonly [
  ...PhraseRow,
  ...unknown[],
]): PhraseEntry {
  return { id, words: headword.split(' '), head, gap, separability, ...phraseClass(partsOfSpeech) }
}

/** Converts rows to phrase entries, one at a time. */
export function* phrasesOf(rows: Iterable<readonly [...PhraseRow, ...unknown[]]>): Generator<PhraseEntry> {
  for (const row of rows) yield phraseEntry(row)
}
