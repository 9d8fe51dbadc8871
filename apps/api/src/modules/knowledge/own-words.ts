import type { WordOverride } from '@wordhoard/learning/knowledge/learner'
import type pg from 'pg'
import { stateOf } from '../../lib/words/word-state-codes'
import { ownWordRows, saidWords } from './own-words.queries'
import { overrideOf } from './word-override'

/** A row of `ownWordRows`: times are in seconds since 1970. */
type OwnWordRow = [
  spellId: number,
  state: number,
  isMarkedKnown: boolean,
  stability: number | null,
  repeatedAt: number | null,
]

/** What a learner did with words: what overrules the estimate, and which they save and ignore. */
export interface OwnWords {
  readonly overrides: ReadonlyMap<number, WordOverride>
  readonly ignored: ReadonlySet<number>
  /** Those to be learnt, or being learnt. */
  readonly saved: ReadonlySet<number>
}

/**
 * Reads what overrules the estimate of words.
 *
 * @param spellIds reads only these words
 */
export async function readOwnWords(
  pool: pg.Pool,
  userId: number,
  spellIds?: readonly number[],
): Promise<OwnWords> {
  const [shape, values] = [{ ofWords: spellIds !== undefined }, { userId, spellIds: spellIds ?? [] }]
  const [items, said] = await Promise.all([
    ownWordRows(shape).fetchOne(pool, values),
    saidWords(shape).fetchOne(pool, values),
  ])
  return parseOwnWords(items.words, said.words)
}

/** Parses the answers of `ownWordRows` and `saidWords`. */
function parseOwnWords(items: string, said: string, now = Date.now() / 1000): OwnWords {
  const overrides = new Map<number, WordOverride>()
  const ignored = new Set<number>()
  const saved = new Set<number>()
  for (const [id, code, isMarkedKnown, stability, repeatedAt] of JSON.parse(items) as OwnWordRow[]) {
    const state = stateOf(code)
    if (state === 'ignored') ignored.add(id)
    if (state === 'new' || state === 'learning') saved.add(id)
    if (isMarkedKnown || stability !== null)
      overrides.set(id, overrideOf(isMarkedKnown, stability, repeatedAt, now))
  }
  for (const [id, known] of JSON.parse(said) as [number, boolean][])
    overrides.set(id, { ...overrides.get(id), saidKnown: known })
  return { overrides, ignored, saved }
}
