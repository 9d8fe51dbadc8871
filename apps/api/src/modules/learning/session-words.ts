import type { SessionOptions } from '@wordhoard/contracts/learning'
import { SPARE_WORDS } from '@wordhoard/contracts/learning'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { readableVocabulary } from '../custom-vocabulary/custom-vocabulary.service'
import type { Dictionary } from '../dictionary/open-dictionary'
import { wordsToPractise } from './practice-words'
import { selectedWords } from './session-words.queries'

/** A word of a new session. */
export interface SessionWord {
  readonly spellId: number
  /** From 0 to 10. */
  readonly score: number
  /** The learner's swipe; null if the server chose the word. */
  readonly swipe: 'forgotten' | 'remembered' | null
  /** Whether it is in the learner's main vocabulary. */
  readonly isOwn: boolean
}

/** Returns the swiped words, each once, up to the maximum of a session. */
export function wordsOfSwipes(options: SessionOptions): {
  readonly forgotten: readonly number[]
  readonly remembered: readonly number[]
} {
  const { forgotten_spell_ids, remembered_spell_ids, wanted_words_number } = options
  const forgotten = [...new Set(forgotten_spell_ids)].slice(0, wanted_words_number)
  const remembered = [...new Set(remembered_spell_ids)]
    .filter((id) => !forgotten.includes(id))
    .slice(0, wanted_words_number + SPARE_WORDS)
  return { forgotten, remembered }
}

/**
 * Returns the words of a session: the swiped ones that may be practised or, in a challenge, those that the server
 * picks. Throws `vocabulary_not_found`.
 */
export async function sessionWords(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  options: SessionOptions,
): Promise<SessionWord[]> {
  const { wanted_words_number, game_mode } = options
  const vocId = options.custom_voc_id ?? undefined
  const { forgotten, remembered } = wordsOfSwipes(options)
  if (game_mode === 'challenge' && forgotten.length + remembered.length === 0) {
    return pickWords(pool, dictionary, actor, wanted_words_number, vocId)
  }
  if (vocId !== undefined) await readableVocabulary(pool, actor, vocId)
  const spellIds = [...forgotten, ...remembered]
  const rows = await selectedWords.fetchAll(pool, { userId: actor.userId, spellIds, vocId: vocId ?? null })
  return rows.map(({ spell_id, score, is_own }) => ({
    spellId: spell_id,
    score,
    swipe: forgotten.includes(spell_id) ? 'forgotten' : 'remembered',
    isOwn: is_own,
  }))
}

/** Picks words for a challenge: due words first, then those in memory, then new ones. */
async function pickWords(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  count: number,
  vocId: number | undefined,
): Promise<SessionWord[]> {
  const words = await wordsToPractise(pool, dictionary, actor, { enough: count, vocId })
  const rank = { due: 0, ahead: 1, new: 2 } as const
  return words
    .sort((a, b) => rank[a.reason] - rank[b.reason])
    .slice(0, count)
    .map(({ spellId, score, isOwn }) => ({ spellId, score, swipe: null, isOwn }))
}
