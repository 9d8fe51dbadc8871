import { findForms } from '@wordhoard/learning/blank'
import { canBeOption, canBeQuestion } from '../learning/games/definition-use'
import { GameMaker } from '../learning/games/make-game'
import { isUnsuitable } from '../learning/games/unsuitable-words'
import type { FactsOfSense, WordFacts } from '../learning/games/word-facts'
import type { LearningDeps } from '../learning/learning-deps'
import { examplesOfDefinitions } from './make-questions.queries'
import { drawNear } from './near-options'
import type { StoredQuestion } from './stored-question'

/** Number of a word's first meanings that are asked: rarer ones are no fair questions. */
const USUAL_SENSES = 3
const WRONG_OPTIONS = 3
/** Longest sentence that is shown. */
const MAX_SENTENCE = 200

type Kind = StoredQuestion['kind']
const gameOf = { meaning: 'spell-definition', word: 'definition-spell' } as const satisfies Record<
  Kind,
  string
>

/** What is asked of a word. */
interface Plan {
  readonly kind: Kind
  readonly facts: WordFacts
  readonly sense: FactsOfSense
  readonly sentence: StoredQuestion['sentence']
}

/** What questions are made with. */
export type QuestionDeps = Pick<
  LearningDeps,
  'pool' | 'facts' | 'names' | 'random' | 'distractors' | 'translations'
>

/** The questions of a test, and the words for which none can be made. */
export interface MadeQuestions {
  readonly questions: readonly StoredQuestion[]
  readonly leftOut: readonly number[]
}

/**
 * Makes a question of each word, in the order given: by turns for its meaning in a sentence of the dictionary, and for
 * the word that a meaning describes. Wrong options come near the right one, but can't be right too. A word that can't be asked
 * in one way is asked in the other.
 *
 * @param firstNumber number of the first word's question: those with even numbers ask for a meaning
 */
export async function makeQuestions(
  deps: QuestionDeps,
  spellIds: readonly number[],
  firstNumber = 0,
): Promise<MadeQuestions> {
  const facts = await deps.facts.get(spellIds)
  const usual = new Map(spellIds.map((id) => [id, usualSenses(facts.get(id))]))
  const rows = await examplesOfDefinitions.fetchAll(deps.pool, {
    ids: [...usual.values()].flat().map(({ id }) => id),
  })
  const examples = new Map(rows.map((row) => [row.id, row.examples]))
  const plansOf = (id: number, place: number): Plan[] => {
    const word = facts.get(id)
    if (!word) return []
    const senses = usual.get(id) ?? []
    const [meaning, asWord] = [planMeaning(word, senses, examples), planWord(word, senses)]
    return ((firstNumber + place) % 2 === 0 ? [meaning, asWord] : [asWord, meaning]).filter(
      (plan) => plan !== undefined,
    )
  }
  const plans = spellIds.map(plansOf)
  const made = await makeAll(
    deps,
    plans.flatMap(([first]) => first ?? []),
  )
  const others = plans.flatMap(([first, second]) =>
    first && second && !made.has(first.facts.id) ? second : [],
  )
  for (const [id, question] of await makeAll(deps, others)) made.set(id, question)
  return {
    questions: spellIds.flatMap((id) => made.get(id) ?? []),
    leftOut: spellIds.filter((id) => !made.has(id)),
  }
}

/** Returns a word's first meanings of one part of speech, only those of the learners' dictionary if it has the word. */
function usualSenses(word: WordFacts | undefined): readonly FactsOfSense[] {
  const all = word?.senses ?? []
  const forLearners = all.filter(({ isForLearners }) => isForLearners)
  const senses = forLearners.length > 0 ? forLearners : all
  return senses.slice(0, USUAL_SENSES).filter(({ partOfSpeech }) => partOfSpeech === senses[0]!.partOfSpeech)
}

/**
 * Plans to ask for a meaning: the first that can be shown among others and that a sentence shows, or else the first
 * meaning without a sentence, if the word has no other.
 */
function planMeaning(
  facts: WordFacts,
  senses: readonly FactsOfSense[],
  examples: ReadonlyMap<number, readonly string[]>,
): Plan | undefined {
  const shown = senses.filter((sense) => canBeOption(facts, sense))
  for (const sense of shown) {
    for (const example of examples.get(sense.id) ?? []) {
      const sentence = markSentence(example, facts)
      if (sentence) return { kind: 'meaning', facts, sense, sentence }
    }
  }
  const [only] = shown
  return only && facts.senses.length === 1
    ? { kind: 'meaning', facts, sense: only, sentence: null }
    : undefined
}

function markSentence(example: string, facts: WordFacts): StoredQuestion['sentence'] {
  const text = example.normalize('NFC')
  if (text.length > MAX_SENTENCE || isUnsuitable(text)) return null
  const marks = findForms(text, facts.forms)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }): [number, number] => [start, end])
  return marks.length === 0 ? null : { text, marks }
}

function planWord(facts: WordFacts, senses: readonly FactsOfSense[]): Plan | undefined {
  // A meaning that doesn't name its word needs no blanks.
  const sense =
    senses.find((each) => canBeOption(facts, each)) ?? senses.find((each) => canBeQuestion(facts, each))
  return sense && { kind: 'word', facts, sense, sentence: null }
}

/** Makes the questions for which there are enough wrong options, by word. */
async function makeAll(deps: QuestionDeps, plans: readonly Plan[]): Promise<Map<number, StoredQuestion>> {
  const maker = new GameMaker(deps.names, deps.random)
  const drawn = await drawNear(deps, plans, ({ kind }) => ({
    words: kind === 'word' ? WRONG_OPTIONS : 0,
    definitions: kind === 'meaning' ? WRONG_OPTIONS : 0,
  }))
  const made = new Map<number, StoredQuestion>()
  for (const [at, { kind, facts, sense, sentence }] of plans.entries()) {
    const game = maker.make(gameOf[kind], {
      word: { facts, sense, context: undefined, sentence: undefined },
      distractors: drawn[at]!,
      score: 0,
      isChallenge: false,
    })
    if (!game) continue
    const { question, answers } = game.shown
    made.set(facts.id, {
      kind,
      spell_id: facts.id,
      word: sense.spelling,
      meaning: sense.text,
      text: question.text ?? sense.spelling,
      part_of_speech: sense.partOfSpeech,
      sentence,
      options: answers.map(({ id, text }) => ({ id, text: text ?? '' })),
      right: game.correct,
    })
  }
  return made
}
