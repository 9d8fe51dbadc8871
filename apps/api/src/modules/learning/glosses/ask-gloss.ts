import type { GlossToAsk } from '@wordhoard/contracts/learner/glosses'
import type { Game } from '@wordhoard/contracts/learning'
import { inRandomOrder } from '@wordhoard/learning/chance'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { transaction } from '../../../lib/transaction'
import { type NewGame, nameOption, optionId, soundOf } from '../games/make-game'
import type { LearningDeps } from '../learning-deps'
import { storeSession } from '../store-session'
import { drawOptions, type GlossOption } from './draw-options'
import { findSureSense, type SureWord } from './sure-sense'

/** The game as which a gloss is logged: a word, whose meaning is chosen. */
const GLOSS_GAME = 'spell-definition'

/**
 * Asks what a word means in its sentence, in a session of its own that is never resumed; it's answered like any game.
 * Throws `word_not_found` if its sense isn't sure there, or there aren't enough meanings that are certainly wrong.
 */
export async function askGlossOf(
  parts: LearningDeps,
  actor: Actor,
  { topic, lang, ...word }: GlossToAsk,
): Promise<Game> {
  const sure = await findSureSense(parts, actor, word, topic)
  const options = sure && (await drawOptions(parts, sure, lang))
  if (!options) throw new AppError('word_not_found')
  const made = makeGloss(parts, sure, options)
  const session = {
    mode: 'normal',
    size: 'small',
    isClosed: true,
    games: [{ ...made, swipe: null, probability: null }],
  } as const
  const [game] = await transaction(parts.pool, (client) => storeSession(client, parts.tokens, actor, session))
  return game!
}

/** Makes the game of a gloss; the first option is the right one. */
function makeGloss(
  { random }: Pick<LearningDeps, 'random'>,
  { facts, sense }: SureWord,
  options: readonly GlossOption[],
): NewGame {
  const shown = options.map(({ text, word }) => ({ id: optionId(), kind: 'definition' as const, text, word }))
  return {
    spellId: facts.id,
    name: GLOSS_GAME,
    shown: {
      question: { kind: 'spell', text: sense.spelling, part_of_speech: sense.partOfSpeech },
      answers: inRandomOrder(
        shown.map(({ id, kind, text }) => ({ id, kind, text })),
        random,
      ),
    },
    correct: shown[0]!.id,
    accepted: [],
    lesson: {
      word: sense.spelling,
      meaning: sense.text,
      definition_id: sense.id,
      spoken_as: soundOf(sense),
      options: shown.map(({ id, word }) => nameOption(id, word.sense)),
      option_spell_ids: shown.map(({ word }) => word.facts.id),
      is_gloss: true,
    },
    spoken: [],
  }
}
