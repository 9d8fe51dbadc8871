import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { derivedWords } from '@wordhoard/lexicon/forms/derived-words'
import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { RawBody } from '../../lib/raw-body'

const MOST_FAMILY = 16
const MOST_PHRASES = 24
const KEPT = 1_000
/** The dictionary changes only when it is built anew. */
const MAX_AGE = 600
/** Letters that words at second hand must share at their beginning: happy, happiness, happily. */
const SHARED_BEGINNING = 4

interface RelatedRow {
  readonly id: number
  readonly spelling: string
  readonly headword: string
  readonly pos_mask: number
  readonly rank: number | null
  readonly way: 'derived' | 'derived again' | 'opposite'
}

const derivedFrom = (ids: string) => `
  SELECT r.spell_id AS id FROM ${ids} w JOIN definition d ON d.spell_id = w.id
    JOIN definition_relation r ON r.definition_id = d.id AND r.kind = 'derivation'
  UNION
  SELECT d.spell_id FROM ${ids} w JOIN definition_relation r ON r.spell_id = w.id AND r.kind = 'derivation'
    JOIN definition d ON d.id = r.definition_id`

/** Words derived from word $1 and those it is derived from, theirs, its opposites, and the words $2. */
const related = `
  WITH word AS (SELECT $1::int AS id), derived AS (${derivedFrom('word')}), again AS (${derivedFrom('derived')}),
  found AS (
    SELECT id, 'derived' AS way FROM derived
    UNION ALL SELECT unnest($2::int[]), 'derived'
    UNION ALL SELECT id, 'derived again' FROM again
    UNION ALL SELECT r.spell_id, 'opposite' FROM definition d
      JOIN definition_relation r ON r.definition_id = d.id AND r.kind = 'antonym' WHERE d.spell_id = $1
  )
  SELECT f.way, s.id, d.spelling, s.spell_lower AS headword, s.pos_mask, s.frequency_rank AS rank
  FROM found f JOIN spell s ON s.id = f.id JOIN definition d ON d.spell_id = s.id AND d.ordinal = 0
  WHERE f.id <> $1 AND s.spell_lower !~ '[^[:alpha:]-]'`

/** Entries of several words with word $1 among them: those explained for learners first, then those met most. */
const phrases = `
  SELECT s.id AS spell_id, d.spelling FROM spell s JOIN definition d ON d.spell_id = s.id AND d.ordinal = 0
  WHERE s.spell_lower LIKE '% %' AND string_to_array(s.spell_lower, ' ') @> ARRAY[$1]
    AND d.part_of_speech <> 'proper noun'
  ORDER BY d.source = 'WordNet', d.tag_count DESC, length(s.spell_lower), s.spell_lower
  LIMIT ${MOST_PHRASES}`

/** Families of words, and phrases by their words. */
export class WordRelatives {
  readonly #pool: pg.Pool
  readonly #index: DictionaryIndex
  readonly #kept = new LRUCache<number, RawBody>({ max: KEPT })

  constructor(pool: pg.Pool, index: DictionaryIndex) {
    this.#pool = pool
    this.#index = index
  }

  /** The family of a headword (Bauer & Nation 1993: its derived words), and phrases with it. */
  async of(id: number, headword: string): Promise<RawBody> {
    const kept = this.#kept.get(id)
    if (kept) return kept
    const [words, withIt] = await Promise.all([
      this.#pool.query<RelatedRow>(related, [id, this.#byForm(headword)]),
      this.#pool.query<{ spell_id: number; spelling: string }>(phrases, [headword]),
    ])
    const answer = new RawBody(
      Buffer.from(JSON.stringify({ family: familyOf(headword, words.rows), phrases: withIt.rows })),
      undefined,
      MAX_AGE,
    )
    this.#kept.set(id, answer)
    return answer
  }

  /** Ids of words whose form tells that they are derived, and of those derived from these: care, careful, carefully. */
  #byForm(headword: string): number[] {
    const derived = derivedWords(headword, this.#index)
    const all = new Set([...derived, ...derived.flatMap((word) => derivedWords(word, this.#index))])
    return [...all].map((word) => this.#index.idOf(word)).filter((id) => id !== undefined)
  }
}

function familyOf(headword: string, rows: readonly RelatedRow[]) {
  const members = new Map<number, RelatedRow>()
  for (const row of rows) if (!members.has(row.id) && isOfFamily(headword, row)) members.set(row.id, row)
  return [...members.values()]
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.headword.localeCompare(b.headword))
    .slice(0, MOST_FAMILY)
    .map(({ id, spelling, pos_mask }) => ({ spell_id: id, spelling, parts_of_speech: namesOf(pos_mask) }))
}

/** What is derived at second hand, or an opposite, must also look like one of the family. */
function isOfFamily(headword: string, { headword: other, way }: RelatedRow): boolean {
  if (way === 'derived') return true
  const beginning = Math.min(SHARED_BEGINNING, headword.length, other.length)
  if (headword.slice(0, beginning) === other.slice(0, beginning)) return true
  const negated = /^(?:un|in|im|il|ir|dis|non-?)(.+)$/
  return (
    way === 'opposite' && (negated.exec(other)?.[1] === headword || negated.exec(headword)?.[1] === other)
  )
}

function namesOf(mask: number): string[] {
  return Object.keys(partOfSpeechBits).filter((name) => (mask & partOfSpeechBits[name as PartOfSpeech]) !== 0)
}
