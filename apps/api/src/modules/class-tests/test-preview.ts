import type { PreviewedQuestion, TestPreviewInput } from '@wordhoard/contracts/classes/class-tests'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { LearningDeps } from '../learning/learning-deps'
import { openClassroom } from '../school/membership'
import { classroomAbilities } from '../school/school.policy'
import { makeQuestions } from './make-questions'
import { sealQuestion } from './sealed-questions'
import { showQuestion } from './stored-question'

/** What a preview answers. */
interface TestPreview {
  questions: PreviewedQuestion[]
  left_out: { spell_id: number; word: string | null }[]
}

/**
 * Makes questions for staff to look at, as students will see them, and seals each, so that a test can be set of the very
 * same. Throws `classroom_not_found`, `forbidden`.
 */
export async function previewQuestions(
  deps: LearningDeps,
  actor: Actor,
  classroomId: number,
  { spell_ids, first_number }: TestPreviewInput,
): Promise<TestPreview> {
  const { membership, isIn } = await openClassroom(deps.pool, actor, classroomId)
  if (!classroomAbilities(membership, isIn).set_work) throw new AppError('forbidden')
  const { questions, leftOut } = await makeQuestions(deps, [...new Set(spell_ids)], first_number)
  const { index } = deps.dictionary
  return {
    questions: questions.map((question, at) => {
      const { options, ...asked } = showQuestion(question, first_number + at, actor.userId)
      const { spell_id, word, right } = question
      return {
        ...asked,
        spell_id,
        word,
        options: options.map(({ id, text }) => ({ text, is_right: id === right })),
        sealed: sealQuestion(deps, classroomId, question),
      }
    }),
    left_out: leftOut.map((id) => ({ spell_id: id, word: index.headwordOf(id) ?? null })),
  }
}
