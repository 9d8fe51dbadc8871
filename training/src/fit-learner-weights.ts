/**
 * Fits how the text of definitions written for learners counts in ranking, and prints the weights, a guide for
 * `packages/senses/src/model/learner-weights.ts`.
 *
 * `tsx training/src/fit-learner-weights.ts`
 *
 * Learns from the dictionary's own examples: each is ranked with the sense that it belongs to, which is then left without
 * it. An example counts the less the later its sense stands in the entry, as readers meet it less often.
 */
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import type { Entry, Sense } from '@wordhoard/dictionary-build/model'
import { profilesOf } from '@wordhoard/dictionary-build/rows/senses-row'
import { learnerFeatureNames } from '@wordhoard/senses/learner-features'
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { type Choice, fitConditionalLogit } from './senses/conditional-logit'

/** Every so many senses are learnt from. */
const STEP = 3

const dictionary = await readDictionary(findInputFolders(), () => {})
const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
const choices: Choice[] = []
let at = 0
for (const entry of dictionary.entries) {
  if (entry.headword.includes(' ') || entry.senses.length < 2) continue
  for (const [index, sense] of entry.senses.entries()) {
    if (!sense.covered || at++ % STEP !== 0) continue
    const [context = ''] = sense.own!.examples
    const profiles = profilesOf(withoutFirstExample(entry, sense), dictionary)
    const rows = ranker.learnerRows({ headword: entry.headword, context, profiles })
    choices.push({ features: Float64Array.from(rows.flat()), right: [index], weight: 1 / (1 + index) })
  }
}

function withoutFirstExample(entry: Entry, sense: Sense): Entry {
  const changed = { ...sense, own: { ...sense.own!, examples: sense.own!.examples.slice(1) } }
  return { ...entry, senses: entry.senses.map((other) => (other === sense ? changed : other)) }
}

const weights = fitConditionalLogit(choices, learnerFeatureNames.length, 1e-3, 20)
console.info(`${choices.length} examples: ${learnerFeatureNames.join(', ')}
[${Array.from(weights, (weight) => Number(weight.toFixed(2))).join(', ')}]`)
