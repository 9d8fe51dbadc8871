import { createHmac } from 'node:crypto'
import type { KeptAnswer, PlacementItem } from '@wordhoard/contracts/learner/knowledge'
import { inRandomOrder } from '@wordhoard/learning/chance'
import type { PRIOR_ABILITY } from '@wordhoard/learning/knowledge/learner'
import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import {
  CHOICE_OPTIONS,
  chooseNextItem,
  estimatePlacement,
  type PlacementAnswer,
} from '@wordhoard/learning/knowledge/placement'
import { levelOfAbility } from '@wordhoard/learning/knowledge/vocabulary-size'
import type { KnowledgeDeps } from './knowledge-deps'
import type { LearnerModel } from './learner-model'

export const SKIPPED = 'skip'
const madeUp = new Set(madeUpWords)

/** An answer with what it is worth, as it is stored. */
export interface StoredAnswer extends KeptAnswer {
  /** Whether the right meaning was chosen; only of choices that weren't skipped. */
  readonly isCorrect?: boolean | undefined
}

/** An answer that can be estimated, with the word's entry; a made-up word has none. */
export interface EstimatedAnswer {
  readonly answer: PlacementAnswer
  readonly spellId: number | undefined
}

/**
 * Adds difficulties to answers. Answers to words that the dictionary doesn't have, and are not made up, are dropped: they
 * come from a device whose dictionary was another.
 */
export async function placementAnswers(
  { difficulties, dictionary }: LearnerModel,
  answers: readonly StoredAnswer[],
  language: string | undefined,
): Promise<EstimatedAnswer[]> {
  const table = await difficulties()
  return answers.flatMap(({ kind, word, answer, isCorrect }): EstimatedAnswer[] => {
    const isMadeUp = madeUp.has(word)
    const spellId = isMadeUp ? undefined : dictionary.index.idOf(word)
    if (!isMadeUp && spellId === undefined) return []
    const difficulty = spellId === undefined ? null : table.of(spellId, language)
    const variance = spellId === undefined ? undefined : table.varianceOf(spellId)
    if (kind === 'choice')
      return difficulty === null
        ? []
        : [{ spellId, answer: { kind, word, difficulty, variance, isCorrect: isCorrect ?? null } }]
    const said = answer === 'yes' || answer === 'no' ? answer : SKIPPED
    return [{ spellId, answer: { kind, word, difficulty, variance, answer: said } }]
  })
}

/** What a placement shows next, and the answers with those added that it skipped itself. */
export interface NextStep {
  readonly item: PlacementItem | undefined
  readonly answers: readonly StoredAnswer[]
}

/** Makes the next item. A choice for which there aren't enough wrong meanings is skipped. */
export async function nextItem(
  deps: KnowledgeDeps,
  given: readonly StoredAnswer[],
  language: string | undefined,
): Promise<NextStep> {
  const bank = await deps.bank(language)
  const answers = [...given]
  for (;;) {
    const estimated = (await placementAnswers(deps, answers, language)).map(({ answer }) => answer)
    const next = chooseNextItem(estimated, { bank, madeUp: madeUpWords }, deps.learning.random)
    if (!next) return { answers, item: undefined }
    const { word } = next
    const spelling = bank.find((asked) => asked.word === word)?.spelling
    const shown = { word, ...(spelling !== undefined && { spelling }) }
    if (next.kind === 'word') return { answers, item: { kind: 'word', ...shown } }
    const options = await meaningsOf(deps, word)
    if (options) return { answers, item: { kind: 'choice', ...shown, options } }
    answers.push({ kind: 'choice', word, answer: SKIPPED })
  }
}

/** Draws a word's first meaning and wrong ones that can't be right, as games do; undefined if there are too few. */
async function meaningsOf({ learning, dictionary, key }: KnowledgeDeps, word: string) {
  const id = dictionary.index.idOf(word)
  const facts = id === undefined ? undefined : (await learning.facts.get([id])).get(id)
  const sense = facts?.senses[0]
  if (!facts || !sense) return undefined
  const wrong = CHOICE_OPTIONS - 1
  const needs = { words: 0, definitions: wrong, close: false, pictures: 0 }
  const [drawn] = await (await learning.distractors()).draw([{ facts, sense }], () => needs)
  const others =
    drawn?.definitions.slice(0, wrong).map((other) => ({ id: other.id, text: other.senses[0]!.text })) ?? []
  if (others.length < wrong) return undefined
  return inRandomOrder([{ id: facts.id, text: sense.text }, ...others], learning.random).map((option) => ({
    id: optionId(key, word, option.id),
    text: option.text,
  }))
}

/** Returns an id that doesn't tell whether the option is right, but by which we know it again without storing it. */
function optionId(key: Buffer, word: string, spellId: number): string {
  return createHmac('sha256', key).update(`${word} ${spellId}`).digest('base64url').slice(0, 12)
}

/** Judges an answer to an item. */
export function judgeAnswer(
  { dictionary, key }: KnowledgeDeps,
  { kind, word, answer }: KeptAnswer,
): StoredAnswer {
  if (kind === 'word' || answer === SKIPPED) return { kind, word, answer }
  const right = dictionary.index.idOf(word)
  return { kind, word, answer, isCorrect: right !== undefined && answer === optionId(key, word, right) }
}

/** Says in plain figures what a placement found out. */
export async function placementResult(
  deps: KnowledgeDeps,
  answers: readonly StoredAnswer[],
  language: string | undefined,
  prior?: typeof PRIOR_ABILITY,
) {
  const estimated = await placementAnswers(deps, answers, language)
  const { ability } = estimatePlacement(
    estimated.map(({ answer }) => answer),
    prior,
  )
  const { size, low, high } = (await deps.sizes(language)).of(ability)
  return { vocabulary_size: size, low, high, level: levelOfAbility(ability.mean) }
}
