import { MAX_TEST_CHOICES, type TestChoice } from '@wordhoard/contracts/classes/class-tests'
import type { Actor } from '../../lib/actor'
import { openAssignment } from '../assignments/assignments'
import { addSpellings } from '../dictionary/spellings'
import type { LearnerModel } from '../knowledge/learner-model'
import { hardWords } from '../readiness/hard-words'
import { wordsOfAssignedList } from './test-choices.queries'

/**
 * Returns the words from which staff choose those of a test: all words of an assigned list, or the hard words of an assigned
 * text. Throws `assignment_not_found`, `forbidden`.
 */
export async function testChoices(
  model: LearnerModel,
  actor: Actor,
  assignmentId: number,
): Promise<TestChoice[]> {
  const { article_id } = await openAssignment(model.pool, actor, assignmentId)
  if (article_id === null) {
    const listed = await wordsOfAssignedList.fetchAll(model.pool, { assignmentId, limit: MAX_TEST_CHOICES })
    return addSpellings(model.pool, listed)
  }
  const words = await hardWords(model, actor, assignmentId, { limit: MAX_TEST_CHOICES, offset: 0 })
  return words.map(({ spell_id, spell_lower, spelling, level }) => ({
    spell_id,
    spell_lower,
    spelling,
    level,
  }))
}
