import { countsWithoutFold, foldOf, heldOut } from '@wordhoard/evaluation/senses/folds'
import { dictionaryKey } from '@wordhoard/evaluation/senses/gold-key'
import type { SenseInventory } from '@wordhoard/evaluation/senses/inventory'
import { readSemcor, type Semcor } from '@wordhoard/evaluation/senses/semcor'
import type { SourceInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { type Occurrence, readContext } from '@wordhoard/senses/context/context'
import type { WordKinds } from '@wordhoard/senses/context/context-cues'
import { wordClassOf } from '@wordhoard/senses/context/word-class'
import { kindKey } from '@wordhoard/senses/model/learnt-file'
import { topicDirection, topicVector } from '@wordhoard/senses/words/topic'
import { collectClassInstances, countFunctionWords } from './class-instances'
import type { TrainingWord } from './pair-choices'
import { wordVectors } from './word-vectors'

/** Everything that may be learnt from. Held-out documents occur only in `semcor` and are never learnt from. */
export interface Material {
  readonly inventory: SourceInventory
  readonly semcor: Semcor
  /** SemCor's words and the dictionary's examples. */
  readonly words: readonly TrainingWord[]
  /** See `countsWithoutFold`. */
  readonly counts: readonly ReadonlyMap<string, number>[]
  readonly functionCounts: ReadonlyMap<string, number>
  readonly classes: ReturnType<typeof collectClassInstances>
  /** Mean direction of the documents that may be learnt from, rounded to thousandths. */
  readonly usualTopic: readonly number[]
  /** Each document's `topicVector`. */
  readonly topics: readonly Float64Array[]
  /** See `SourceInventory.wordKinds`. */
  readonly kindNumbers: ReadonlyMap<number, number>
  readonly wordKinds: WordKinds
}

function isAmbiguousFunctionWord(inventory: SenseInventory, headword: string): boolean {
  const classes = new Set(inventory.senses(headword)?.profiles.map((profile) => wordClassOf(profile.p)))
  return classes.size > 1 && classes.has(wordClassOf('pronoun'))
}

/** Whether the word itself was found in its context: an example may contain another word of the synset. */
function isFound({ words, target }: Occurrence, headword: string): boolean {
  const [first] = target
  return first !== undefined && words[first]!.toLowerCase().slice(0, 3) === headword.slice(0, 3)
}

function collectTrainingWords(inventory: SourceInventory, tagged: Semcor['tagged']): TrainingWord[] {
  const words: TrainingWord[] = []
  for (const { document, fullyTagged, gold: given, context } of tagged) {
    if (foldOf(document) === heldOut) continue
    const gold = given.map((key) => dictionaryKey(inventory, key))
    const headword = inventory.headwordOf(gold[0]!)
    const senses = headword === undefined ? undefined : inventory.senses(headword)
    if (headword === undefined || senses === undefined) continue
    const occurrence = readContext(headword, context)
    words.push({ document, fullyTagged, gold, headword, senses, occurrence })
  }
  for (const { headword, text, key } of inventory.examples()) {
    const senses = inventory.senses(headword)
    const occurrence = readContext(headword, text)
    if (senses === undefined || !isFound(occurrence, headword)) continue
    words.push({ document: -1, fullyTagged: true, gold: [key], headword, senses, occurrence })
  }
  return words
}

function computeUsualTopic(topics: readonly string[]): number[] {
  const sum = new Float64Array(wordVectors.dimensions)
  const known = topics.filter((_, document) => foldOf(document) !== heldOut)
  for (const topic of known) {
    for (const [at, value] of topicDirection(topic, wordVectors).entries()) sum[at]! += value / known.length
  }
  return Array.from(sum, (value) => Math.round(value * 1000) / 1000)
}

/** Reads SemCor (see `readSemcor`) and collects from it and from the dictionary everything needed for learning. */
export function readMaterial(inventory: SourceInventory, semcorPath: string): Material {
  const semcor = readSemcor(semcorPath, (headword) => isAmbiguousFunctionWord(inventory, headword))
  const counts = countsWithoutFold(semcor.tagged)
  const usualTopic = computeUsualTopic(semcor.topics)
  const kindNumbers = inventory.wordKinds(counts[heldOut]!)
  return {
    inventory,
    semcor,
    words: collectTrainingWords(inventory, semcor.tagged),
    counts,
    functionCounts: countFunctionWords(semcor),
    classes: collectClassInstances(semcor, inventory),
    usualTopic,
    topics: semcor.topics.map((topic) => topicVector(topic, wordVectors, usualTopic)),
    kindNumbers,
    wordKinds: { kindOf: (stem, letter) => kindNumbers.get(kindKey(stem, letter)) ?? -1 },
  }
}
