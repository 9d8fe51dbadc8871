import { type FoundGloss, GLOSS_BELOW, type GlossesToFind } from '@wordhoard/contracts/learner/glosses'
import { localDate } from '@wordhoard/learning/days'
import { canPlaceGloss } from '@wordhoard/learning/glosses/place-glosses'
import type { Actor } from '../../../lib/actor'
import { stateCode } from '../../../lib/words/word-state-codes'
import type { LearningDeps } from '../learning-deps'
import { glossedWords, statesOfWords } from './glosses.queries'
import { findSureSense } from './sure-sense'

/** Number of days with a right answer after which a word gets no gloss any more. */
const ENOUGH_SUCCESSES = 2

type Candidate = GlossesToFind['candidates'][number]

/**
 * Finds which words of a stretch of text get a gloss: those that the learner probably doesn't know and whose sense is
 * sure, each once, the most frequent ones first, at most one in 60 words. A word that was glossed before keeps its gloss
 * until it was answered rightly on two days, though its chance is higher by then.
 */
export async function findGlossesOf(
  parts: LearningDeps,
  actor: Actor,
  { candidates, words, topic, tz }: GlossesToFind,
): Promise<FoundGloss[]> {
  const found: FoundGloss[] = []
  for (const { candidate, successes, lastDay } of await glossable(parts, actor, candidates)) {
    if (found.some(({ spell_id }) => spell_id === candidate.spell_id)) continue
    if (!canPlaceGloss(candidate, words, found)) continue
    const sure = await findSureSense(parts, actor, candidate, topic)
    if (!sure) continue
    found.push({
      place: candidate.place,
      spell_id: candidate.spell_id,
      successes,
      is_done_today: lastDay === localDate(new Date(), tz),
    })
  }
  return found.sort((a, b) => a.place - b.place)
}

/** Returns the candidates that a gloss may ask, the most frequent first. */
async function glossable(
  { pool, dictionary, wordChances, facts, senses }: LearningDeps,
  actor: Actor,
  candidates: readonly Candidate[],
) {
  const { userId } = actor
  const spellIds = [...new Set(candidates.map(({ spell_id }) => spell_id))]
  if (spellIds.length === 0) return []
  const [states, glossed, chances] = await Promise.all([
    statesOfWords.fetchAll(pool, { userId, spellIds }),
    glossedWords.fetchAll(pool, { userId, spellIds }),
    wordChances(
      userId,
      spellIds.filter((id) => dictionary.index.headwordOf(id) !== undefined),
    ),
  ])
  const settled = new Set(
    states
      .filter(({ state }) => state === stateCode('known') || state === stateCode('ignored'))
      .map(({ spell_id }) => spell_id),
  )
  const historyOf = new Map(glossed.map((row) => [row.spell_id, row]))
  const wanted = candidates.flatMap((candidate) => {
    const { spell_id: id } = candidate
    const history = historyOf.get(id)
    const isUnknown = (chances.get(id) ?? 1) < GLOSS_BELOW || history !== undefined
    const successes = Number(history?.successes ?? 0)
    if (settled.has(id) || !isUnknown || successes >= ENOUGH_SUCCESSES) return []
    return [{ candidate, successes, lastDay: history?.last_day ?? undefined }]
  })
  const ids = wanted.map(({ candidate }) => candidate.spell_id)
  // Both read what every candidate needs by one query.
  const [known] = await Promise.all([facts.get(ids), senses.prepare(ids)])
  const rankOf = (id: number) => known.get(id)?.rank ?? Number.POSITIVE_INFINITY
  return wanted.toSorted(
    (a, b) =>
      rankOf(a.candidate.spell_id) - rankOf(b.candidate.spell_id) || a.candidate.place - b.candidate.place,
  )
}
