import type { SessionOptions } from '@wordhoard/contracts/learning'
import { MAX_WANTED_WORDS, SPARE_WORDS } from '@wordhoard/contracts/learning'
import type { Actor } from '../../lib/actor'
import { readableVocabulary } from '../custom-vocabulary/custom-vocabulary.service'
import type { LearningDeps } from './learning-deps'
import { wordsToPractise } from './practice-words'
import { selectedWords } from './session-words.queries'

/** A word of a new session. */
export interface SessionWord {
  readonly spellId: number
  /** From 0 to 10. */
  readonly score: number
  /** The learner's swipe; null if there was no card for the word. */
  readonly swipe: 'forgotten' | 'remembered' | null
  /** Whether it is in the learner's main vocabulary. */
  readonly isOwn: boolean
  /** How likely the learner knew it before practice; only for new words that they say they remember, else null. */
  readonly probability: number | null
}

type Parts = Pick<LearningDeps, 'pool' | 'dictionary' | 'wordChances'>

/** Returns the words that the learner chose, by cards or otherwise, each once, up to the maximum of a session. */
export function selectChosenWords(options: SessionOptions): {
  readonly forgotten: readonly number[]
  readonly remembered: readonly number[]
  /** Those without a card. */
  readonly others: readonly number[]
} {
  const { forgotten_spell_ids, remembered_spell_ids, spell_ids, wanted_words_number } = options
  const forgotten = [...new Set(forgotten_spell_ids)].slice(0, wanted_words_number)
  const remembered = [...new Set(remembered_spell_ids)]
    .filter((id) => !forgotten.includes(id))
    .slice(0, wanted_words_number + SPARE_WORDS)
  const others = [...new Set(spell_ids)]
    .filter((id) => !forgotten.includes(id) && !remembered.includes(id))
    .slice(0, MAX_WANTED_WORDS)
  return { forgotten, remembered, others }
}

/**
 * Returns the words of a session: the chosen ones that may be practised or, in a challenge, those that the server
 * picks. Throws `vocabulary_not_found`.
 */
export async function sessionWords(
  parts: Parts,
  actor: Actor,
  options: SessionOptions,
): Promise<SessionWord[]> {
  const { pool } = parts
  const { wanted_words_number, game_mode } = options
  const vocId = options.custom_voc_id ?? undefined
  const { forgotten, remembered, others } = selectChosenWords(options)
  const spellIds = [...forgotten, ...remembered, ...others]
  if (game_mode === 'challenge' && spellIds.length === 0) {
    return pickWords(parts, actor, wanted_words_number, vocId)
  }
  const ownerId = vocId === undefined ? null : (await readableVocabulary(pool, actor, vocId)).user_id
  const { userId } = actor
  const rows = await selectedWords.fetchAll(pool, { userId, spellIds, vocId: vocId ?? null, ownerId })
  const swipeOf = (id: number, isNew: boolean) => {
    if (remembered.includes(id)) return 'remembered'
    // A new word is as good as forgotten; of others we don't know.
    return forgotten.includes(id) || isNew ? 'forgotten' : null
  }
  const claimed = rows.filter(({ spell_id, is_new }) => is_new && remembered.includes(spell_id))
  const chances =
    claimed.length > 0
      ? await parts.wordChances(
          actor.userId,
          claimed.map(({ spell_id }) => spell_id),
        )
      : undefined
  return rows.map(({ spell_id, score, is_own, is_new }) => ({
    spellId: spell_id,
    score,
    swipe: swipeOf(spell_id, is_new),
    isOwn: is_own,
    probability: chances?.get(spell_id) ?? null,
  }))
}

/** Picks words for a challenge: due words first, then those in memory, then new ones. */
async function pickWords(
  parts: Parts,
  actor: Actor,
  count: number,
  vocId: number | undefined,
): Promise<SessionWord[]> {
  const words = await wordsToPractise(parts, actor, { enough: count, vocId })
  const rank = { due: 0, ahead: 1, new: 2 } as const
  return words
    .sort((a, b) => rank[a.reason] - rank[b.reason])
    .slice(0, count)
    .map(({ spellId, score, isOwn }) => ({ spellId, score, swipe: null, isOwn, probability: null }))
}
