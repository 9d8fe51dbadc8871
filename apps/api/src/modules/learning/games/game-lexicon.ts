import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import { Growing } from '@wordhoard/dictionary/index/growing'
import { readRows } from '@wordhoard/dictionary/index/read-rows'
import type pg from 'pg'
import { type Pairs, RelationGraph } from './relation-graph'
import { WordGroups } from './word-groups'
import { type PooledWord, UNRANKED, WordPool } from './word-pool'

/**
 * What games ask of the whole dictionary at once, held in memory (some 10 MB): which words may stand beside which. Loaded
 * when the first game is made.
 */
export interface GameLexicon {
  readonly pool: WordPool
  readonly relations: RelationGraph
  /** Words that sound like this one in one of its pronunciations. */
  homophonesOf(id: number): readonly number[]
  /** Words whose picture shows a thing that cannot be mistaken for many others. */
  readonly depicted: readonly number[]
  /** Which picture a word has, undefined for none: several words share one. */
  pictureOf(id: number): string | undefined
}

/**
 * Words to stand beside others: whose first definition is of their group; none that would offend, no letters, abbreviations
 * or signs. Phrases have no rank in any frequency list.
 */
const pooled = `
  SELECT s.id, coalesce(s.frequency_rank, ${UNRANKED}), d.part_of_speech
  FROM spell s JOIN definition d ON d.spell_id = s.id AND d.ordinal = 0
  WHERE (s.frequency_rank IS NOT NULL OR d.part_of_speech IN ('phrasal verb', 'idiom', 'phrase'))
    AND s.spell_lower ~ '^[a-z][a-z'' -]*[a-z]$' AND d.part_of_speech NOT IN ('contraction', 'prefix', 'suffix')
    AND NOT EXISTS (
      SELECT FROM definition o WHERE o.spell_id = s.id
        AND o.usages && ARRAY['obscenity', 'ethnic slur', 'disparagement', 'offensive']
    )`

/** Nouns of WordNet's files of animals, artefacts, parts of the body, food, natural objects and plants. */
const depicted = `
  SELECT i.spell_id, md5(i.bytes), (d.key ~ '%1:(05|06|08|13|17|20):' AND s.frequency_rank IS NOT NULL)::int
  FROM spell_image i JOIN spell s ON s.id = i.spell_id
  JOIN definition d ON d.spell_id = i.spell_id AND d.ordinal = 0`

const synonyms = `
  SELECT d.spell_id, r.spell_id FROM definition_relation r JOIN definition d ON d.id = r.definition_id
  WHERE r.kind = 'synonym'`

/** Of the first senses only: by way of rare ones everything is a kind of everything. */
const hypernyms = `
  SELECT d.spell_id, r.spell_id FROM definition_relation r JOIN definition d ON d.id = r.definition_id
  WHERE r.kind = 'hypernym' AND d.ordinal < 3`

const sameSound = `
  SELECT array_to_string(array_agg(DISTINCT spell_id), ',') FROM pronunciation GROUP BY ipa
  HAVING count(DISTINCT spell_id) > 1`

/** Reads it from the database's dictionary. */
export async function loadGameLexicon(pool: pg.Pool): Promise<GameLexicon> {
  const words: PooledWord[] = []
  const names = new Map<string, string>()
  await readRows(pool, pooled, (row) => {
    const name = row.text(2)
    // One string for all words of a part of speech.
    if (!names.has(name)) names.set(name, name)
    words.push({ id: row.integer(0), rank: row.integer(1), partOfSpeech: names.get(name)! })
  })
  const homophones = await readHomophones(pool)
  const pictures = new Map<number, string>()
  const things: number[] = []
  await readRows(pool, depicted, (row) => {
    pictures.set(row.integer(0), row.text(1))
    if (row.integer(2) === 1) things.push(row.integer(0))
  })
  const lexicon = {
    pool: new WordPool(words),
    relations: new RelationGraph(await pairs(pool, synonyms), await pairs(pool, hypernyms)),
    homophonesOf: (id: number) => homophones.of(id),
    depicted: things,
    pictureOf: (id: number) => pictures.get(id),
  }
  // The rows of a million relations are gone; left to itself V8 would keep their room for a while.
  collectGarbage()
  return lexicon
}

/** Groups of words that sound alike, packed: few words have any. */
async function readHomophones(pool: pg.Pool): Promise<WordGroups> {
  const groups = new WordGroups()
  await readRows(pool, sameSound, (row) => groups.add(row.text(0).split(',').map(Number)))
  groups.finish()
  return groups
}

async function pairs(pool: pg.Pool, query: string): Promise<Pairs> {
  const from = new Growing(Int32Array)
  const to = new Growing(Int32Array)
  await readRows(pool, query, (row) => {
    from.push(row.integer(0))
    to.push(row.integer(1))
  })
  return { from: from.finish(), to: to.finish() }
}
