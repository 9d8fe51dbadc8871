import { countsWithoutFold, foldOf, heldOut } from '@wordhoard/evaluation/senses/folds'
import type { SenseInventory } from '@wordhoard/evaluation/senses/inventory'
import { partOfSpeechOf } from '@wordhoard/evaluation/senses/scores'
import type { Semcor } from '@wordhoard/evaluation/senses/semcor'
import { readContext } from '@wordhoard/senses/context/context'
import { wordClassCues, wordClasses, wordClassOf } from '@wordhoard/senses/context/word-class'
import type { ClassInstance } from './fit-word-classes'

/** Maximum number of uses per function word: more than a few hundred teach nothing new. */
const maxUsesPerFunctionWord = 400
const functionClass = wordClasses.indexOf('function')

/** Counts how often each wanted headword is a function word in the documents that may be learnt from. */
export function countFunctionWords({ functionWords }: Semcor): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { headword, document } of functionWords) {
    if (foldOf(document) !== heldOut) counts.set(headword, (counts.get(headword) ?? 0) + 1)
  }
  return counts
}

/**
 * Collects the training material for word classes, with its fold: words whose headword has senses of more than one
 * class.
 */
export function collectClassInstances(
  semcor: Semcor,
  inventory: SenseInventory,
): (ClassInstance & { fold: number })[] {
  const counts = countsWithoutFold(semcor.tagged)
  const functionCounts = countFunctionWords(semcor)
  const instances: (ClassInstance & { fold: number })[] = []
  const add = (headword: string, context: string, fold: number, right: number) => {
    const senses = inventory.senses(headword)
    if (senses === undefined || fold === heldOut) return
    const classCounts = wordClasses.map(() => Number.NaN)
    for (const [index, { p }] of senses.profiles.entries()) {
      const wordClass = wordClassOf(p)
      if (wordClass === undefined) continue
      classCounts[wordClass] =
        (Number.isNaN(classCounts[wordClass]) ? 0.3 : classCounts[wordClass]!) +
        (counts[fold]!.get(senses.keys[index]!) ?? 0)
    }
    if (!Number.isNaN(classCounts[functionClass]))
      classCounts[functionClass]! += functionCounts.get(headword) ?? 0
    if (Number.isNaN(classCounts[right]) || classCounts.filter((count) => !Number.isNaN(count)).length < 2)
      return
    const total = classCounts.reduce((sum, count) => sum + (Number.isNaN(count) ? 0 : count), 0)
    const prior = classCounts.map((count) =>
      Number.isNaN(count) ? Number.NEGATIVE_INFINITY : Math.log(count / total),
    )
    instances.push({ cues: wordClassCues(readContext(headword, context), headword), prior, right, fold })
  }
  for (const { document, context, gold, fullyTagged } of semcor.tagged) {
    const headword = inventory.headwordOf(gold[0]!)
    const right = wordClassOf(partOfSpeechOf(gold[0]!))
    if (fullyTagged && headword !== undefined && right !== undefined)
      add(headword, context, foldOf(document), right)
  }
  const used = new Map<string, number>()
  for (const { document, context, headword } of semcor.functionWords) {
    const count = used.get(headword) ?? 0
    used.set(headword, count + 1)
    if (count < maxUsesPerFunctionWord) add(headword, context, foldOf(document), functionClass)
  }
  return instances
}
