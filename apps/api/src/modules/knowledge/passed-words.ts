import type { PassedWords } from '@wordhoard/contracts/learner/knowledge'
import { probabilityOf } from '@wordhoard/learning/knowledge/learner'
import type { Actor } from '../../lib/actor'
import { timeOfCall } from '../../lib/late/given-time'
import { currentKnowledge } from './current-knowledge'
import type { LearnerModel } from './learner-model'
import { passWords } from './passed-words.queries'

/** Passing a word that is surely known says nothing, so it isn't kept. */
const SURELY_KNOWN = 0.97

/**
 * Stores that the actor passed words without looking them up, in parts of a text that they really read. Ids that the
 * dictionary doesn't have are ignored.
 */
export async function keepPassedWords(
  model: LearnerModel,
  { userId }: Actor,
  { spell_ids, given }: PassedWords,
): Promise<void> {
  const at = timeOfCall(given, new Date())
  const known = await currentKnowledge(model, userId)
  const difficultyOf = (await model.difficulties()).forLanguage(known.language)
  const { index } = model.dictionary
  const spellIds = [...new Set(spell_ids)].filter((id) => {
    const headword = index.headwordOf(id)
    if (headword === undefined || index.isFunctionWord(headword)) return false
    return probabilityOf(known, id, difficultyOf(id)) < SURELY_KNOWN
  })
  if (spellIds.length > 0) await passWords.execute(model.pool, { userId, spellIds, at })
}
