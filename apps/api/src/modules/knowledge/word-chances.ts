import { overrule, probabilityOf } from '@wordhoard/learning/knowledge/learner'
import { currentKnowledge } from './current-knowledge'
import type { LearnerModel } from './learner-model'
import { readOwnWords } from './own-words'

/** Returns how likely a learner knows each of these words, by what they say about it and by everything they did. */
export async function chancesOfWords(
  model: LearnerModel,
  userId: number,
  spellIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const [known, { overrides }, table] = await Promise.all([
    currentKnowledge(model, userId),
    readOwnWords(model.pool, userId, spellIds),
    model.difficulties(),
  ])
  const difficultyOf = table.forLanguage(known.language)
  return new Map(
    spellIds.map((id) => [id, overrule(probabilityOf(known, id, difficultyOf(id)), overrides.get(id) ?? {})]),
  )
}
