import type pg from 'pg'
import { DictionaryIndex, type FormTable, formKinds } from './dictionary-index'
import { GrowableArray } from './growable-array'
import { allForms, allHeadwords } from './index.queries'
import { PackedWordsBuilder } from './packed-words'
import { type ReadRow, readRows } from './read-rows'

/** Loads the dictionary's index from the database by COPY, without creating an object for each row. */
export async function loadLexicon(pool: pg.Pool): Promise<DictionaryIndex> {
  const words = new PackedWordsBuilder()
  const ids = new GrowableArray(Int32Array)
  const masks = new GrowableArray(Int32Array)
  const ranks = new GrowableArray(Uint32Array)
  const functions = new GrowableArray(Uint8Array)
  const levels = new GrowableArray(Uint8Array)
  await readRows(pool, allHeadwords, (row) => {
    words.add(row.bytes(0))
    ids.push(row.integer(1))
    masks.push(row.integer(2))
    ranks.push(row.integer(3))
    functions.push(row.integer(4))
    // Names of levels have two letters, so the first stands at 1, the second at 3.
    levels.push((row.integer(5) + 1) >> 1)
  })
  const table = {
    words: words.finish(),
    ids: ids.finish(),
    ranks: ranks.finish(),
    posMasks: masks.finish(),
    functionWords: functions.finish(),
    levels: levels.finish(),
  }
  return new DictionaryIndex(table, await loadForms(pool))
}

async function loadForms(pool: pg.Pool): Promise<FormTable> {
  const words = new PackedWordsBuilder()
  const starts = new GrowableArray(Uint32Array)
  const spellIds = new GrowableArray(Int32Array)
  const kindOf = new GrowableArray(Uint8Array)
  const detailIndexes = new GrowableArray(Uint8Array)
  const kindNames = new Names()
  const details = new Names()
  let previous: Uint8Array = new Uint8Array()
  await readRows(pool, allForms, (row) => {
    if (starts.length === 0 || !row.equals(0, previous)) {
      previous = row.bytes(0).slice()
      words.add(previous)
      starts.push(spellIds.length)
    }
    spellIds.push(row.integer(1))
    kindOf.push(
      Math.max(0, formKinds.indexOf(kindNames.at(kindNames.numberOf(row, 2)) as (typeof formKinds)[number])),
    )
    detailIndexes.push(details.numberOf(row, 3))
  })
  starts.push(spellIds.length)
  return {
    words: words.finish(),
    starts: starts.finish(),
    spellIds: spellIds.finish(),
    kinds: kindOf.finish(),
    detailIndexes: detailIndexes.finish(),
    details: details.all,
  }
}

/**
 * A small set of names that repeat in many rows. They are compared as bytes, and each is converted to a string only
 * once.
 */
class Names {
  readonly all: string[] = []
  readonly #bytes: Uint8Array[] = []
  #last = -1

  numberOf(row: ReadRow, field: number): number {
    if (this.#last < 0 || !row.equals(field, this.#bytes[this.#last]!)) {
      this.#last = this.#bytes.findIndex((bytes) => row.equals(field, bytes))
      if (this.#last < 0) {
        this.#last = this.#bytes.push(row.bytes(field).slice()) - 1
        this.all.push(row.text(field))
      }
    }
    return this.#last
  }

  at(number: number): string {
    return this.all[number]!
  }
}
