import { overrule, probabilityOf } from '@wordhoard/learning/knowledge/learner'
import { latestKnowledge } from './current-knowledge'
import type { LearnerModel } from './learner-model'
import { readOwnWords } from './own-words'

/**
 * Returns how likely a learner knows each of these words, by what they say about it and by everything they did until their
 * knowledge was last computed.
 */
export async function chancesOfWords(
  model: LearnerModel,
  userId: number,
  spellIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const [known, { overrides }, table] = await Promise.all([
    latestKnowledge(model, userId),
    readOwnWords(model.pool, userId, spellIds),
    model.difficulties(),
  ])
  const difficultyOf = table.forLanguage(known.language)
  return new Map(
    spellIds.map((id) => [id, overrule(probabilityOf(known, id, difficultyOf(id)), overrides.get(id) ?? {})]),
  )
}
