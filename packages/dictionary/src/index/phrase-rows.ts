import { type PhraseEntry, phraseClass } from '@wordhoard/lexicon/phrases/phrases'

/** What matching needs of a phrase, as it goes to threads; further columns may follow. */
export type PhraseRow = [
  id: number,
  headword: string,
  partsOfSpeech: number,
  head: number | null,
  gap: number | null,
  separability: NonNullable<PhraseEntry['separability']> | null,
]

export function phraseEntry([id, headword, partsOfSpeech, head, gap, separability]: readonly [
  ...PhraseRow,
  ...unknown[],
]): PhraseEntry {
  return { id, words: headword.split(' '), head, gap, separability, ...phraseClass(partsOfSpeech) }
}

export function* phrasesOf(rows: Iterable<readonly [...PhraseRow, ...unknown[]]>): Generator<PhraseEntry> {
  for (const row of rows) yield phraseEntry(row)
}
