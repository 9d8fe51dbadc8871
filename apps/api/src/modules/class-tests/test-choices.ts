import { MAX_TEST_CHOICES, type TestChoice } from '@wordhoard/contracts/classes/class-tests'
import type { Actor } from '../../lib/actor'
import { openAssignment } from '../assignments/assignments'
import { addSpellings } from '../dictionary/spellings'
import type { LearnerModel } from '../knowledge/learner-model'
import { hardWordsOfText } from '../readiness/hard-words'
import { hardWordsOfList } from '../readiness/hard-words.queries'
import { textOfAssignment, wordsOfAssignedList } from './test-choices.queries'
import { isListedName, isNameInText, listSmallWords } from './test-names'
import { suggestWords } from './worth-testing'

/**
 * Returns the words from which staff choose those of a test, the ones most worth testing first: all words of an assigned
 * list, or the hard words of an assigned text. Throws `assignment_not_found`, `forbidden`.
 */
export async function testChoices(
  model: LearnerModel,
  actor: Actor,
  assignmentId: number,
): Promise<TestChoice[]> {
  const { article_id, classroom_id } = await openAssignment(model.pool, actor, assignmentId)
  const choices =
    article_id === null
      ? await choicesOfList(model, classroom_id, assignmentId)
      : await choicesOfText(model, classroom_id, assignmentId)
  return choices.slice(0, MAX_TEST_CHOICES)
}

/** Every word of a list was set to be learnt, so all but names are worth testing. */
async function choicesOfList({ pool }: LearnerModel, classroomId: number, assignmentId: number) {
  const limit = MAX_TEST_CHOICES
  const [listed, hard] = await Promise.all([
    wordsOfAssignedList.fetchAll(pool, { assignmentId, limit }),
    hardWordsOfList.fetchAll(pool, { classroomId, assignmentId, limit, offset: 0 }),
  ])
  const unknownBy = new Map(hard.map(({ spell_id, unknown }) => [spell_id, unknown]))
  const unknown = ({ spell_id }: { spell_id: number }) => unknownBy.get(spell_id) ?? 0
  const words = await addSpellings(pool, listed)
  return words
    .map((word) => ({ ...word, is_suggested: !isListedName(word.spelling) }))
    .sort((a, b) => Number(b.is_suggested) - Number(a.is_suggested) || unknown(b) - unknown(a))
}

async function choicesOfText(model: LearnerModel, classroomId: number, assignmentId: number) {
  const { pool, dictionary } = model
  const [{ words, estimated }, article] = await Promise.all([
    hardWordsOfText(model, classroomId, assignmentId),
    textOfAssignment.fetchFirst(pool, { assignmentId }),
  ])
  const spelled = await addSpellings(pool, words)
  const smallWords = listSmallWords(article?.raw_content ?? '')
  return suggestWords(
    spelled.map((word) => ({
      ...word,
      isName: isNameInText(dictionary.index, word, smallWords),
      rank: dictionary.index.rankOf(word.spell_id),
    })),
    estimated,
  )
}
