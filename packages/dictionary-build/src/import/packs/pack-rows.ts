import type { TableColumns } from '@wordhoard/database/sql/table-columns'
import { copyLine } from '../../rows/copy'
import type { PackWord } from './pack-source'

export const wordTable: TableColumns<'pack_word'> = {
  name: 'pack_word',
  columns: ['pack_id', 'headword', 'ordinal', 'part_of_speech', 'label', 'equivalents'],
}

/** Yields rows of `pack_word`; `first` is the number of the first, which no other row of the pack has. */
export function* packWordRows(pack: number, words: readonly PackWord[], first: number): Generator<string> {
  for (const [at, { headword, partOfSpeech, label, equivalents }] of words.entries())
    yield copyLine([pack, headword, first + at, partOfSpeech, label, equivalents])
}
