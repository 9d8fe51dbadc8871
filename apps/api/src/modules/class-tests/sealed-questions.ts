import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../lib/app-error'
import { deriveSubkey } from '../../lib/derive-subkey'
import type { LearningDeps } from '../learning/learning-deps'
import { questionsOf, type StoredQuestion } from './stored-question'

type SealDeps = Pick<LearningDeps, 'secret'>

/** Returns a question with a keyed hash (HMAC-SHA-256), by which we know later that we made it for this classroom. */
export function sealQuestion(deps: SealDeps, classroomId: number, question: StoredQuestion): string {
  const json = Buffer.from(JSON.stringify(question))
  return `${json.toString('base64url')}.${signatureOf(deps, classroomId, json).toString('base64url')}`
}

/**
 * Returns the questions that were sealed for a classroom. Throws `invalid_input` if one isn't ours, or two ask for the same
 * word.
 */
export function openSealed(
  deps: SealDeps,
  classroomId: number,
  sealed: readonly string[],
): readonly StoredQuestion[] {
  const opened = sealed.map((text, at) => {
    const [json = '', signature = ''] = text.split('.').map((part) => Buffer.from(part, 'base64url'))
    const expected = signatureOf(deps, classroomId, Buffer.from(json))
    const isOurs = signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected)
    if (!isOurs) throw refusal(at, 'This question isn’t from a preview in this class')
    return JSON.parse(json.toString()) as unknown
  })
  const questions = questionsOf(opened)
  const words = questions.map(({ spell_id }) => spell_id)
  const twice = words.findIndex((word, at) => words.indexOf(word) !== at)
  if (twice >= 0) throw refusal(twice, 'Another question asks for the same word')
  return questions
}

function signatureOf({ secret }: SealDeps, classroomId: number, json: Buffer): Buffer {
  const key = deriveSubkey(secret, 'class test question')
  return createHmac('sha256', key).update(`${classroomId} `).update(json).digest()
}

function refusal(at: number, msg: string): AppError {
  return new AppError('invalid_input', [{ loc: ['body', 'sealed_questions', at], msg, type: 'custom' }])
}
