import type { Queryable } from '@wordhoard/database/sql/run'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { findDerivations } from '@wordhoard/lexicon/forms/find-derivations'
import { type PartOfSpeech, partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { LRUCache } from 'lru-cache'
import { RawBody } from '../../lib/raw-body'
import { DICTIONARY_MAX_AGE_SECONDS } from './cache-age'
import { phrasesWith, relatedWords } from './word-relatives.queries'

const MAX_FAMILY = 16
const MAX_CACHED = 1_000
/** Number of initial letters that indirectly related words must share: happy, happiness, happily. */
const SHARED_BEGINNING = 4

/** A candidate for a word's family. */
type RelatedRow = Awaited<ReturnType<typeof relatedWords.fetchAll>>[number]

/** Families of words, and the phrases that contain them. */
export class WordRelatives {
  readonly #db: Queryable
  readonly #index: DictionaryIndex
  readonly #kept = new LRUCache<number, RawBody>({ max: MAX_CACHED })

  constructor(db: Queryable, index: DictionaryIndex) {
    this.#db = db
    this.#index = index
  }

  /** Returns a headword's family (its derived words: Bauer & Nation 1993) and the phrases that contain it. */
  async of(id: number, headword: string): Promise<RawBody> {
    const kept = this.#kept.get(id)
    if (kept) return kept
    const [words, phrases] = await Promise.all([
      relatedWords.fetchAll(this.#db, { id, derivedIds: this.#byForm(headword) }),
      phrasesWith.fetchAll(this.#db, { headword }),
    ])
    const answer = new RawBody(
      Buffer.from(JSON.stringify({ family: familyOf(headword, words), phrases })),
      undefined,
      DICTIONARY_MAX_AGE_SECONDS,
    )
    this.#kept.set(id, answer)
    return answer
  }

  /**
   * Returns the ids of words that their form shows to be derived, and of those derived from these: care, careful,
   * carefully.
   */
  #byForm(headword: string): number[] {
    const derived = findDerivations(headword, this.#index)
    const all = new Set([...derived, ...derived.flatMap((word) => findDerivations(word, this.#index))])
    return [...all].map((word) => this.#index.idOf(word)).filter((id) => id !== undefined)
  }
}

function familyOf(headword: string, rows: readonly RelatedRow[]) {
  const members = new Map<number, RelatedRow>()
  for (const row of rows) if (!members.has(row.id) && isOfFamily(headword, row)) members.set(row.id, row)
  return [...members.values()]
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.headword.localeCompare(b.headword))
    .slice(0, MAX_FAMILY)
    .map(({ id, spelling, pos_mask }) => ({ spell_id: id, spelling, parts_of_speech: namesOf(pos_mask) }))
}

/** Whether a candidate belongs to the family. Indirect derivatives and opposites must also look related. */
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
