import { readFileSync, writeFileSync } from 'node:fs'
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { levelProbabilities, type OrdinalExample } from '@wordhoard/dictionary-build/level/ordinal-regression'
import { confusionTable, describeScores, scoreLevels } from '@wordhoard/evaluation/levels/scores'
import { readTextSamples, type TextSample, textCounter } from '@wordhoard/evaluation/levels/text-samples'
import { levels, textFeatures } from '@wordhoard/lexicon/level'
import { readLibrary } from '@wordhoard/library/library'
import { fitScaled } from './fit-scaled'

/**
 * `npx tsx training/src/levels/fit-text-levels.ts`: fits packages/lexicon/src/text-level-model.ts to the texts of
 * evaluation/samples/text-levels.tsv, 30 a level, and, with less weight, to the library's articles. Prints how well
 * models do on texts that they weren't fitted to: ten models, each without a tenth of the texts.
 */
const SAMPLES = new URL('../../../evaluation/samples/text-levels.tsv', import.meta.url)
const MODEL = new URL('../../../packages/lexicon/src/text-level-model.ts', import.meta.url)
/**
 * Weight of an article of the library. They were written to be read with ease, so a text of the same words and
 * sentences is given a higher level there.
 */
const LIBRARY_WEIGHT = 0.5
const FIT = { penalty: 0.01, steps: 1500 }
const FOLDS = 10

const countWords = textCounter(await readDictionary(findInputFolders(), () => {}))
const example = ({ level, text }: TextSample, weight: number): OrdinalExample => {
  const { words, sentences } = countWords(text)
  return { features: textFeatures(words, sentences), level: levels.indexOf(level), weight }
}
const written = readTextSamples(SAMPLES).map((sample) => example(sample, 1))
const library = readLibrary().map(({ level, markdown }) => example({ level, text: markdown }, LIBRARY_WEIGHT))

for (const [name, group] of [
  ['Texts written for this', written],
  ['Articles of the library', library],
] as const) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = (one: OrdinalExample) => group.indexOf(one) % FOLDS === fold
    const model = fitScaled(
      [...written, ...library].filter((one) => !isLeftOut(one)),
      levels.length,
      FIT,
    )
    return group.filter(isLeftOut).map(({ features, level }) => {
      const probabilities = levelProbabilities(model, features)
      return { right: level, estimate: probabilities.indexOf(Math.max(...probabilities)) }
    })
  }).flat()
  console.info(`${name} – ${describeScores(scoreLevels(judged))}\n${confusionTable(judged)}`)
}
const { thresholds, weights } = fitScaled([...written, ...library], levels.length, FIT)
const list = (values: readonly number[]) => `[${values.map((value) => Number(value.toFixed(3))).join(', ')}]`
const source = readFileSync(MODEL, 'utf8')
writeFileSync(
  MODEL,
  source
    .replace(/thresholds: \[.*\]/, `thresholds: ${list(thresholds)}`)
    .replace(/weights: \[.*\]/, `weights: ${list(weights)}`),
)
