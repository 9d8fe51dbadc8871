/**
 * `pnpm eval:phrases [--misses]`: prints recall and precision of the phrases found in the labelled sentences of
 * `samples/phrases.tsv`, both for the part that rules are tuned on and for the held-out part. Uses all multi-word
 * entries of the dictionary, not only our own. `samples/phrases-inside.tsv` holds sentences that the rules for words
 * inside phrases were written with. Reads the dictionary from its sources, so needs no database.
 */
import { buildPhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import { type LabelledSentence, readLabelledSentences } from './phrases/labelled'
import { precisionOf, recallOf, scorePhrases } from './phrases/scores'
import { readSourceLexicon } from './phrases/source-lexicon'

const sentences = readLabelledSentences()
const { lexicon, phrases, headwords } = await readSourceLexicon()
const finder = { index: buildPhraseIndex(phrases), lexicon, headwords }
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8)

function print(name: string, part: readonly LabelledSentence[]): void {
  const { score } = scorePhrases(part, finder)
  const { sentences, labelled, right, wrong, nested } = score
  console.info(
    `${name.padEnd(24)}${String(sentences).padStart(4)} sentences  recall ${percent(recallOf(score))} (${right} of ${labelled})  ` +
      `precision ${percent(precisionOf(score))} (${wrong} wrong, ${nested} nested)`,
  )
}

console.info(`${phrases.length.toLocaleString('en-GB')} multi-word entries`)
for (const [name, isHeldOut] of [
  ['development', false],
  ['held out', true],
] as const) {
  const part = sentences.filter((sentence) => sentence.isHeldOut === isHeldOut)
  print(name, part)
  for (const kind of ['whole', 'split', 'slot', 'idiom', 'compound', 'literal'] as const) {
    print(
      `  ${kind}`,
      part.filter((sentence) => sentence.kind === kind),
    )
  }
}
print('all', sentences)
print('words inside', readLabelledSentences('phrases-inside.tsv'))

if (process.argv.includes('--misses')) {
  // Doesn't list held-out misses, so that nobody tunes rules on them.
  const { misses } = scorePhrases(
    sentences.filter(({ isHeldOut }) => !isHeldOut),
    finder,
  )
  for (const { text, missed, wrong } of misses) {
    console.info(text)
    for (const phrase of missed) console.info(`  missed ${phrase}`)
    for (const phrase of wrong) console.info(`  wrong  ${phrase}`)
  }
}
