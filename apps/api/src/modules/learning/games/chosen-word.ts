import { type GameName, type Lesson, MAX_ANSWER_LENGTH } from '@wordhoard/contracts/learning'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { plainSpelling } from '@wordhoard/lexicon/tokens/normal-form'
import type { LearningDeps } from '../learning-deps'
import type { StoredLesson } from '../lesson'

/** A word that was chosen or typed instead of the one asked for. */
export interface ChosenWord {
  readonly spellId: number
  /** What it means; undefined if an option was chosen, whose lesson says it already. */
  readonly taught: Lesson['typed']
}

interface AnsweredGame {
  readonly spell_id: number
  readonly name: GameName
}

/**
 * Returns the word that a wrong answer stands for: that of the option, or the headword that was typed or built, in any
 * inflection. Returns undefined if it's no other word of the dictionary, or only one that isn't fit for a class, or a rare
 * one that some pieces happen to spell.
 */
export async function readChosenWord(
  parts: Pick<LearningDeps, 'dictionary' | 'facts'>,
  game: AnsweredGame,
  lesson: StoredLesson | undefined,
  answer: string,
): Promise<ChosenWord | undefined> {
  if (gameKind(game.name).answer !== 'chosen') return readTypedWord(parts, game, lesson, answer)
  const place = lesson?.options.findIndex(({ id }) => id === answer) ?? -1
  const spellId = lesson?.option_spell_ids?.[place]
  return spellId === undefined || spellId === game.spell_id ? undefined : { spellId, taught: undefined }
}

async function readTypedWord(
  { dictionary, facts }: Pick<LearningDeps, 'dictionary' | 'facts'>,
  { spell_id, name }: AnsweredGame,
  lesson: StoredLesson | undefined,
  answer: string,
): Promise<ChosenWord | undefined> {
  const { index } = dictionary
  const typed = plainSpelling(answer.slice(0, MAX_ANSWER_LENGTH)).trim().toLowerCase().replace(/\s+/g, ' ')
  const exact = index.idOf(typed)
  const ids = exact === undefined ? directHeadwords(typed, index).map((word) => index.idOf(word)) : [exact]
  // A form of the right word is only misspelt.
  if (ids.includes(spell_id)) return undefined
  const spellId = ids.find((id) => id !== undefined)
  if (spellId === undefined) return undefined
  const words = await facts.get([spellId, spell_id])
  const asked = words.get(spell_id)?.senses.find(({ id }) => id === lesson?.definition_id)?.partOfSpeech
  const senses = words.get(spellId)?.senses ?? []
  const sense = senses.find(({ partOfSpeech }) => partOfSpeech === asked) ?? senses[0]
  if (!sense) return undefined
  // Nobody who puts together “gi” from the pieces of “give up” means the unit.
  if (gameKind(name).answer === 'built' && !sense.isForLearners) return undefined
  return { spellId, taught: { word: sense.spelling, meaning: sense.text, definition_id: sense.id } }
}
