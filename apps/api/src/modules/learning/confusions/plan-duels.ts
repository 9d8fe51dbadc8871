import type { ConfusionSet } from '@wordhoard/learning/confusions/confusion-sets'
import {
  canDuel,
  isMixedUp,
  type PossibleDuel,
  placeDuels,
  type RivalHistory,
} from '@wordhoard/learning/confusions/duels'
import type { PlannedGame } from '@wordhoard/learning/plan'
import type { Actor } from '../../../lib/actor'
import { firstLanguageOf } from '../../../lib/first-language/first-language'
import type { NewGame } from '../games/make-game'
import type { LearningDeps } from '../learning-deps'
import { lastDuels, mixedUpWords, wordHistories } from './confusions.queries'
import { makeDuel } from './make-duel'
import { confusionSets } from './rivals'

/** A set of which a word of the session may be asked. */
interface Duel extends PossibleDuel {
  readonly set: ConfusionSet
}

/**
 * Makes the duels of a session, by the place of the game that each replaces. Words that the learner has mixed up come
 * first, then sets of their first language.
 */
export async function planDuels(
  parts: LearningDeps,
  actor: Actor,
  planned: readonly PlannedGame[],
): Promise<Map<number, NewGame>> {
  const { pool } = parts
  const { userId } = actor
  const duels = await duelsOf(parts, actor, new Set(planned.map(({ spellId }) => spellId)))
  if (duels.length === 0) return new Map()
  const spellIds = [...new Set(duels.flatMap(({ ids }) => ids))]
  const [histories, mixedUp, last] = await Promise.all([
    wordHistories.fetchAll(pool, { userId, spellIds }),
    mixedUpWords.fetchAll(pool, { userId, spellIds }),
    lastDuels.fetchAll(pool, { userId }),
  ])
  const historyOf = ({ ids, spellId }: Duel): RivalHistory => {
    const times = mixedUp
      .filter(({ spell_id, chosen_spell_id }) => ids.includes(spell_id) && ids.includes(chosen_spell_id ?? 0))
      .map(({ mixed_at }) => mixed_at)
    const rowOf = (id: number) => histories.find(({ spell_id }) => spell_id === id)
    return {
      days: ids.map((id) => rowOf(id)?.days ?? 0),
      mixedAt: times.toSorted((a, b) => b.getTime() - a.getTime())[0],
      duelAt: rowOf(spellId)?.duel_at ?? undefined,
    }
  }
  const now = new Date()
  const possible = duels
    .map((duel) => ({ duel, history: historyOf(duel) }))
    .filter(({ history }) => canDuel(history, now))
    .sort((a, b) => Number(isMixedUp(b.history)) - Number(isMixedUp(a.history)))
    .map(({ duel }) => duel)
  const since = last.findIndex(({ is_duel }) => is_duel)
  const placed = placeDuels(planned, possible, since === -1 ? Infinity : since)
  const made = await Promise.all(
    [...placed].map(async ([at, { set, ids, spellId }]) => {
      return [at, await makeDuel(parts, set, ids.indexOf(spellId), ids)] as const
    }),
  )
  return new Map(made.flatMap(([at, game]) => (game ? [[at, game] as const] : [])))
}

/** Returns the sets of these words, for each word those of the learner's first language first. */
async function duelsOf(
  { pool, dictionary }: LearningDeps,
  actor: Actor,
  spellIds: ReadonlySet<number>,
): Promise<Duel[]> {
  const { index } = dictionary
  const [sets, language] = await Promise.all([confusionSets(), firstLanguageOf(pool, actor.userId)])
  return [...spellIds].flatMap((spellId) =>
    sets.of(index.headwordOf(spellId) ?? '', language).flatMap((set) => {
      const ids = set.words.flatMap(({ word }) => index.idOf(word) ?? [])
      return ids.length === set.words.length ? [{ set, spellId, ids }] : []
    }),
  )
}
