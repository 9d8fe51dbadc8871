import { inRandomOrder } from '@wordhoard/learning/chance'
import type { ConfusedWord, ConfusionSet } from '@wordhoard/learning/confusions/confusion-sets'
import { DUEL_GAME } from '@wordhoard/learning/confusions/duels'
import { type NewGame, nameOption, optionId, soundOf } from '../games/make-game'
import type { FactsOfSense, WordFacts } from '../games/word-facts'
import type { LearningDeps } from '../learning-deps'

const parts: Readonly<Record<string, RegExp>> = { n: /noun/, v: /verb/, adj: /^adjective/, adv: /^adverb/ }

/**
 * Makes a duel: a sentence without the word asked for, and the words of its set to choose from, as they'd stand in the
 * gap. Each word is taught in the meaning that it has in its own sentence. Returns undefined if a word has no meaning
 * that is fit for a class.
 *
 * @param place the place of the word to ask in its set
 * @param ids the entries of the set's words, in its order
 */
export async function makeDuel(
  deps: Pick<LearningDeps, 'facts' | 'senses' | 'random'>,
  set: ConfusionSet,
  place: number,
  ids: readonly number[],
): Promise<NewGame | undefined> {
  const [facts] = await Promise.all([deps.facts.get(ids), deps.senses.prepare(ids)])
  const senses = await Promise.all(
    set.words.map((word, index) => findSense(deps, facts.get(ids[index]!), word)),
  )
  const [asked, sense] = [set.words[place]!, senses[place]]
  if (!sense || senses.includes(undefined)) return undefined
  const options = asked.choices.map((text) => ({ id: optionId(), kind: 'spell' as const, text }))
  return {
    spellId: ids[place]!,
    name: DUEL_GAME,
    shown: {
      question: { kind: 'definition', context: asked.gap },
      answers: inRandomOrder(options, deps.random),
    },
    correct: options[place]!.id,
    accepted: [],
    lesson: {
      word: sense.spelling,
      meaning: sense.text,
      definition_id: sense.id,
      spoken_as: soundOf(sense),
      sentence: asked.sentence,
      options: options.map(({ id }, index) => nameOption(id, senses[index]!)),
      option_spell_ids: [...ids],
      is_duel: true,
    },
    spoken: [],
  }
}

/** Finds the meaning that a word has in its sentence. */
async function findSense(
  { senses }: Pick<LearningDeps, 'senses'>,
  facts: WordFacts | undefined,
  { sentence, partOfSpeech }: ConfusedWord,
): Promise<FactsOfSense | undefined> {
  if (!facts) return undefined
  const wanted = partOfSpeech === undefined ? undefined : parts[partOfSpeech]
  const possible = facts.senses.filter((sense) => wanted?.test(sense.partOfSpeech) ?? true)
  const ranked = facts.senses.length > 1 ? await senses.rankEntry(facts.id, sentence) : []
  const best = ranked.map(({ definition_id }) => possible.find(({ id }) => id === definition_id))
  return best.find((sense) => sense !== undefined) ?? possible[0] ?? facts.senses[0]
}
