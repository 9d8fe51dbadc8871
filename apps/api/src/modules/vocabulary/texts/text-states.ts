import { probabilityOf, wordOf } from '@wordhoard/learning/knowledge/learner'
import type { Actor } from '../../../lib/actor'
import { RawBody } from '../../../lib/raw-body'
import { type CurrentKnowledge, currentKnowledge } from '../../knowledge/current-knowledge'
import type { LearnerModel } from '../../knowledge/learner-model'
import { rejectRefused } from './long-body'
import type { TextProcessor } from './text-processor'
import { ownPhrases, ownWords, saidOfText } from './text-states.queries'
import type { WordColumns, WordEstimates } from './text-states-json'
import type { TextToMark } from './text-tasks'

/** What is needed to say how well a reader knows a text. */
export interface TextStatesDeps {
  readonly learnerModel: LearnerModel
  readonly textProcessor: TextProcessor
}

/**
 * Returns the answer to `getTextStates`: the states of a text's words for a reader, and how much of the text they know.
 * Reads the text and writes the answer in threads, since both may be megabytes. Rejects with `unavailable` if too many
 * texts are waiting or this one takes too long.
 */
export async function textStates(deps: TextStatesDeps, actor: Actor, text: string): Promise<RawBody> {
  const { phrases } = await ownPhrases.fetchOne(deps.learnerModel.pool, { userId: actor.userId })
  return answerOf(deps, actor, deps.textProcessor.perform(actor.userId, 'states', { text, phrases }))
}

/** Like `textStates`, but for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
export async function bodyStates(deps: TextStatesDeps, actor: Actor, body: Buffer): Promise<RawBody> {
  const { phrases } = await ownPhrases.fetchOne(deps.learnerModel.pool, { userId: actor.userId })
  const found = deps.textProcessor.perform(actor.userId, 'statesBody', { body, phrases })
  return answerOf(deps, actor, found.then(rejectRefused))
}

async function answerOf(
  { learnerModel, textProcessor }: TextStatesDeps,
  { userId }: Actor,
  read: Promise<TextToMark>,
): Promise<RawBody> {
  // What is known of the reader is read while a thread reads the text.
  const [{ words, phrases }, known] = await Promise.all([read, currentKnowledge(learnerModel, userId)])
  const { pool } = learnerModel
  const spellIds = `{${words.spellIds.join(',')}}`
  const [{ own }, { said }, estimates] = await Promise.all([
    ownWords.fetchOne(pool, { userId, spellIds }),
    saidOfText.fetchOne(pool, { userId, spellIds }),
    estimateWords(learnerModel, known, words),
  ])
  const json = await textProcessor.perform(userId, 'statesJson', { words, estimates, own, said, phrases })
  return new RawBody(Buffer.from(json.buffer, json.byteOffset, json.byteLength))
}

/** Estimates the words of a text from what is known of the reader. */
async function estimateWords(
  model: LearnerModel,
  known: CurrentKnowledge,
  { spellIds }: WordColumns,
): Promise<WordEstimates> {
  const difficultyOf = (await model.difficulties()).forLanguage(known.language)
  const probabilities = new Float32Array(spellIds.length)
  const difficulties = new Float32Array(spellIds.length)
  const variances = new Float32Array(spellIds.length)
  for (const [at, id] of spellIds.entries()) {
    const difficulty = difficultyOf(id)
    probabilities[at] = probabilityOf(known, id, difficulty)
    const word = wordOf(known, id, difficulty)
    difficulties[at] = word.difficulty
    variances[at] = word.variance
  }
  return { ability: known.ability, probabilities, difficulties, variances }
}
