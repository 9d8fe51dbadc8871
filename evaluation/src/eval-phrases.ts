/**
 * `pnpm eval:phrases [--misses]`: prints recall and precision of the phrases found in the labelled sentences of
 * `samples/phrases.tsv`, both for the part that rules are tuned on and for the held-out part. Uses all multi-word
 * entries of the dictionary, not only our own. `samples/phrases-inside.tsv` holds sentences that the rules for words
 * inside phrases were written with. `samples/phrase-pairs.tsv` has idioms that are meant and idioms whose words are
 * only words. `samples/phrasal-verbs.tsv` has verbs with particles, and verbs with prepositions. Reads the dictionary from its sources, so needs no database.
 *
 * `pnpm eval:phrases FILE`: the same for a file of labelled sentences that nobody has tuned on (`samples/fresh`), and
 * `pnpm eval:phrases --verbs FILE`: the share of annotated phrasal verbs that are found.
 */
import { parseArgs } from 'node:util'
import { buildPhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import { type LabelledSentence, readLabelledSentences } from './phrases/labelled'
import { readPairs, scorePairs } from './phrases/pairs'
import { type AnnotatedText, readAnnotatedVerbs, readOwnVerbs, recallVerbs } from './phrases/phrasal-verbs'
import { precisionOf, recallOf, scorePhrases } from './phrases/scores'
import { readSourceLexicon } from './phrases/source-lexicon'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, verbs: { type: 'string' } },
})
const { lexicon, phrases, headwords } = await readSourceLexicon()
const finder = { index: buildPhraseIndex(phrases), lexicon, headwords }
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8)

function print(name: string, part: readonly LabelledSentence[]): void {
  const { score } = scorePhrases(part, finder)
  const { sentences, labelled, right, wrong, nested, beside } = score
  console.info(
    `${name.padEnd(24)}${String(sentences).padStart(4)} sentences  recall ${percent(recallOf(score))} (${right} of ${labelled})  ` +
      `precision ${percent(precisionOf(score))} (${wrong} wrong, ${nested} nested), offered beside ${beside.right} right, ${beside.wrong} wrong`,
  )
}

/** Prints recall, and how often a verb with a preposition is taken for a phrase; returns what went wrong. */
function printVerbs(name: string, texts: readonly AnnotatedText[]): readonly string[] {
  const { all, split, chance, misses } = recallVerbs(texts, finder)
  const taken =
    chance.total === 0 ? '' : `, taken by chance ${percent(chance.found / chance.total)} of ${chance.total}`
  console.info(
    `phrasal verbs, ${name}: ${percent(all.found / all.total)} of ${all.total}, split ones ${percent(split.found / split.total)} of ${split.total}${taken}`,
  )
  return misses
}

console.info(`${phrases.length.toLocaleString('en-GB')} multi-word entries`)
if (options.verbs !== undefined) {
  printVerbs('annotated', readAnnotatedVerbs(options.verbs))
  process.exit(0)
}
if (positionals[0] !== undefined) {
  const all = readLabelledSentences(positionals[0])
  print(
    'with phrases',
    all.filter(({ kind }) => kind !== 'literal'),
  )
  print(
    'look-alikes',
    all.filter(({ kind }) => kind === 'literal'),
  )
  print('all', all)
  process.exit(0)
}
const sentences = readLabelledSentences()
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
print('words inside', readLabelledSentences(new URL('../samples/phrases-inside.tsv', import.meta.url)))

const ownVerbs = readOwnVerbs('phrasal-verbs')
const talkVerbs = readOwnVerbs('phrasal-verbs-talk')
const verbMisses = [
  ...printVerbs('development', ownVerbs.development),
  ...printVerbs('talk, development', talkVerbs.development),
]
printVerbs('held out', ownVerbs.heldOut)
printVerbs('talk, held out', talkVerbs.heldOut)

if (options.misses) {
  for (const miss of verbMisses) console.info(miss)
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
const { meant, words } = scorePairs(readPairs(), finder)
console.info(
  `pairs: taken as meant ${percent(meant.taken / meant.total)} of ${meant.total} that are, ${percent(words.taken / words.total)} of ${words.total} whose words are only words`,
)
