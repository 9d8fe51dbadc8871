import type { SourceInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { cueGroups, type WordKinds } from '@wordhoard/senses/context/context-cues'
import { wordClasses, wordClassOf } from '@wordhoard/senses/context/word-class'
import { senseTraits } from '@wordhoard/senses/model/sense-traits'
import type { AffinityChoice } from './affinity-training'
import {
  collectWordData,
  findDistinguishing,
  functionPrior,
  logPriors,
  readCues,
  type TrainingWord,
} from './pair-choices'

/** Weight of what an occurrence teaches about a synonym, relative to what it teaches about its own word. */
const substituteWeight = 0.25
const functionClass = wordClasses.indexOf('function')
const verbClass = wordClasses.indexOf('verb')
const besideGroupIndex = cueGroups.indexOf('beside')

/**
 * Makes choices among the senses of words that could replace a word, as members of its synset. An occurrence of one
 * word thus teaches how to distinguish the senses of its synonyms, even if it has only one sense itself. Priors are the
 * shares of the senses among these same choices, in other documents only, so that nothing is learnt about how common
 * senses are.
 */
export function makeSubstituteChoices(
  words: readonly TrainingWord[],
  inventory: SourceInventory,
  kinds: WordKinds,
): AffinityChoice[] {
  const substitutes = words.flatMap((word) =>
    word.gold.flatMap((gold) => inventory.sameMeaning(gold).map((substitute) => ({ word, ...substitute }))),
  )
  const counts = new Map<string, number>()
  const inDocument = new Map<string, number>()
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const { word, key } of substitutes) {
    add(counts, key)
    if (word.document >= 0) add(inDocument, `${word.document} ${key}`)
  }
  const cachedAlternatives = new Map<string, ReturnType<typeof findAlternatives>>()
  const choices: AffinityChoice[] = []
  for (const { word, headword, key } of substitutes) {
    const name = `${headword} ${word.fullyTagged}`
    const alternatives =
      cachedAlternatives.get(name) ?? findAlternatives(inventory, headword, word.fullyTagged)
    cachedAlternatives.set(name, alternatives)
    const right = alternatives.keys.indexOf(key)
    if (right < 0 || alternatives.keys.length < 2) continue
    const prior = logPriors(
      alternatives.keys.map(
        (other) => (counts.get(other) ?? 0) - (inDocument.get(`${word.document} ${other}`) ?? 0),
      ),
    )
    for (const [at, isFunction] of alternatives.areFunction.entries())
      if (isFunction) prior[at] = functionPrior
    choices.push({
      cues: readCuesWithoutForm(word, kinds),
      traits: alternatives.traits,
      senses: alternatives.senses,
      ...collectWordData(word, alternatives.taken, alternatives.profiles),
      prior,
      right: [right],
      weight: substituteWeight,
    })
  }
  return choices
}

function findAlternatives(inventory: SourceInventory, headword: string, fullyTagged: boolean) {
  const { keys, profiles } = inventory.senses(headword) ?? { keys: [], profiles: [] }
  const taken = keys
    .map((_, at) => at)
    .filter((at) => fullyTagged || wordClassOf(profiles[at]!.p) === verbClass)
  return {
    taken,
    profiles,
    keys: taken.map((at) => keys[at]!),
    areFunction: taken.map((at) => wordClassOf(profiles[at]!.p) === functionClass),
    ...findDistinguishing(taken.map((at) => senseTraits(profiles[at]!).hashes)),
  }
}

const cachedCues = new WeakMap<TrainingWord, Uint32Array>()

/** Returns a word's cues without that of its own form, which is the first cue of the group `beside`. */
function readCuesWithoutForm(word: TrainingWord, kinds: WordKinds): Uint32Array {
  let cues = cachedCues.get(word)
  if (!cues) {
    const { hashes, groups } = readCues(word, kinds)
    const form = groups.indexOf(besideGroupIndex)
    cues = hashes.filter((_, at) => at !== form)
    cachedCues.set(word, cues)
  }
  return cues
}
