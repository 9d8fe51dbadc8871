import { createHash } from 'node:crypto'
import type { TestQuestion } from '@wordhoard/contracts/classes/class-tests'
import * as z from 'zod/mini'

const storedQuestion = z.object({
  kind: z.enum(['meaning', 'word']),
  spell_id: z.int(),
  /** The word that is asked, and its meaning. */
  word: z.string(),
  meaning: z.string(),
  /** What is shown: the word, or its meaning with the word blanked. */
  text: z.string(),
  part_of_speech: z.string(),
  sentence: z.nullable(z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Id of the right option. */
  right: z.string(),
})

/** A question of a test as it is stored: what is shown, and what is right. */
export type StoredQuestion = z.infer<typeof storedQuestion>

const storedQuestions = z.array(storedQuestion)

/** Reads the questions of a row. */
export function questionsOf(json: unknown): readonly StoredQuestion[] {
  return storedQuestions.parse(json)
}

/**
 * Returns a question as a student sees it. The order of its options is the student's own, so that neighbours can't copy a
 * place, and always the same, so that nothing moves when the page is opened again.
 */
export function showQuestion(
  { kind, text, part_of_speech, sentence, options }: StoredQuestion,
  number: number,
  userId: number,
): TestQuestion {
  const placeOf = ({ id }: { readonly id: string }) =>
    createHash('sha256').update(`${userId} ${number} ${id}`).digest('hex')
  const ordered = options
    .map((option) => ({ option, place: placeOf(option) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ option }) => option)
  return { number, kind, text, part_of_speech, sentence, options: ordered }
}
