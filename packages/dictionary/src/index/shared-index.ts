import { DictionaryIndex } from './dictionary-index'
import { PackedWords } from './packed-words'

/**
 * The columns of a `DictionaryIndex` in memory that threads share, so that they aren't copied when sent to a thread.
 */
export interface SharedTables {
  readonly words: SharedWords
  readonly ids: Int32Array
  readonly ranks: Uint32Array
  readonly posMasks: Int32Array
  readonly functionWords: Uint8Array
  readonly levels: Uint8Array
  readonly forms: {
    readonly words: SharedWords
    readonly starts: Uint32Array
    readonly spellIds: Int32Array
    readonly kinds: Uint8Array
    readonly detailIndexes: Uint8Array
    /** A few strings, copied to each thread. */
    readonly details: readonly string[]
  }
}

interface SharedWords {
  readonly length: number
  readonly bytes: Uint8Array
  readonly offsets: Uint32Array
}

/**
 * Puts an index into shared memory: one that was read from a file is there already, others are copied. To save memory,
 * build the process's own index from the result (`indexOfTables`) and drop the original.
 */
export function shareTables({ table, forms }: DictionaryIndex): SharedTables {
  return {
    words: shareWords(table.words),
    ids: shareArray(table.ids),
    ranks: shareArray(table.ranks),
    posMasks: shareArray(table.posMasks),
    functionWords: shareArray(table.functionWords),
    levels: shareArray(table.levels),
    forms: {
      words: shareWords(forms.words),
      starts: shareArray(forms.starts),
      spellIds: shareArray(forms.spellIds),
      kinds: shareArray(forms.kinds),
      detailIndexes: shareArray(forms.detailIndexes),
      details: forms.details,
    },
  }
}

/** Builds an index that reads these tables in place. */
export function indexOfTables({ words, forms, ...columns }: SharedTables): DictionaryIndex {
  return new DictionaryIndex(
    { words: toPackedWords(words), ...columns },
    { ...forms, words: toPackedWords(forms.words) },
  )
}

function toPackedWords({ length, bytes, offsets }: SharedWords): PackedWords {
  return new PackedWords(length, bytes, offsets)
}

function shareWords({ length, bytes, offsets }: PackedWords): SharedWords {
  return {
    length,
    bytes: shareArray(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)),
    offsets: shareArray(offsets),
  }
}

function shareArray<T extends Int32Array | Uint32Array | Uint8Array>(values: T): T {
  if (values.buffer instanceof SharedArrayBuffer) return values
  const kind = values.constructor as new (memory: SharedArrayBuffer) => T
  const copy = new kind(new SharedArrayBuffer(values.byteLength))
  copy.set(values)
  return copy
}
