import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import { GrowableArray } from '@wordhoard/dictionary/index/growable-array'
import { readRows } from '@wordhoard/dictionary/index/read-rows'
import type pg from 'pg'
import { depictedWords, hypernyms, pooledWords, sameSounds, synonyms } from './game-lexicon.queries'
import { type Pairs, RelationGraph } from './relation-graph'
import { WordGroups } from './word-groups'
import { correctRank, type PooledWord, WordPool } from './word-pool'

/**
 * Data about the whole dictionary that games need: which words may be options for which. Held in memory (some 10 MB),
 * and loaded when the first game is made.
 */
export interface GameLexicon {
  readonly pool: WordPool
  readonly relations: RelationGraph
  /** Returns the words that share one of this word's pronunciations. */
  homophonesOf(id: number): readonly number[]
  /** Words whose picture shows a thing that can't be mistaken for many others. */
  readonly depicted: readonly number[]
  /** Returns the id of a word's picture, undefined if it has none; several words may share a picture. */
  pictureOf(id: number): string | undefined
}

/** Reads the lexicon from the database. */
export async function loadGameLexicon(pool: pg.Pool): Promise<GameLexicon> {
  const homophones = await readHomophones(pool)
  const pictures = new Map<number, string>()
  const things: number[] = []
  await readRows(pool, depictedWords, (row) => {
    pictures.set(row.integer(0), row.text(1))
    if (row.integer(2) === 1) things.push(row.integer(0))
  })
  const lexicon = {
    pool: new WordPool(await readPooledWords(pool)),
    relations: new RelationGraph(await pairs(pool, synonyms), await pairs(pool, hypernyms)),
    homophonesOf: (id: number) => homophones.of(id),
    depicted: things,
    pictureOf: (id: number) => pictures.get(id),
  }
  // Frees the million rows just read; left to itself, V8 would hold on to their memory for a while.
  collectGarbage()
  return lexicon
}

/**
 * Reads the words that may be options. Apart from `loadGameLexicon`, whose functions would keep the list in memory.
 */
async function readPooledWords(pool: pg.Pool): Promise<PooledWord[]> {
  const words: PooledWord[] = []
  const names = new Map<string, string>()
  await readRows(pool, pooledWords, (row) => {
    const name = row.text(2)
    // Shares one string between all words of a part of speech.
    if (!names.has(name)) names.set(name, name)
    words.push({
      id: row.integer(0),
      rank: correctRank(row.integer(1), row.text(5)),
      partOfSpeech: names.get(name)!,
      isCapital: row.integer(3) === 1,
      isPlain: row.integer(4) === 1,
    })
  })
  return words
}

/** Reads groups of words that sound alike, packed, since few words have any. */
async function readHomophones(pool: pg.Pool): Promise<WordGroups> {
  const groups = new WordGroups()
  await readRows(pool, sameSounds, (row) => groups.add(row.text(0).split(',').map(Number)))
  groups.finish()
  return groups
}

async function pairs(pool: pg.Pool, query: typeof synonyms): Promise<Pairs> {
  const from = new GrowableArray(Int32Array)
  const to = new GrowableArray(Int32Array)
  await readRows(pool, query, (row) => {
    from.push(row.integer(0))
    to.push(row.integer(1))
  })
  return { from: from.finish(), to: to.finish() }
}
