/**
 * Fits the model that tells whether a phrase is meant or its words only stand side by side, writes
 * `packages/lexicon/src/phrases/literal/literal-weights.data.ts` and `company.data.ts`, and prints what it catches:
 *
 * `tsx training/src/fit-literal.ts SEMCOR.tsv.gz [SHARE-KEPT]` (four minutes)
 *
 * Chances are measured in five folds by phrase, so that no phrase is judged by a model that has seen it.
 */
import { readSourceLexicon } from '@wordhoard/evaluation/phrases/source-lexicon'
import { type Fitted, fitFolds, fitUses, makeCases } from './phrases/fit-uses'
import { collectUses } from './phrases/labelled-uses'
import { printCaught, thresholdFor } from './phrases/literal-report'
import { writeLiteralModel } from './phrases/write-literal-model'

const [semcor = '', kept = '0.99'] = process.argv.slice(2)
const lexicon = await readSourceLexicon()
const uses = collectUses(lexicon, semcor)
console.info(`${uses.length} uses, ${uses.filter(({ isLiteral }) => isLiteral).length} of them literal`)
let cases = makeCases(uses)
let odds = fitFolds(cases)
// Some examples of other entries are literal after all: they are left out, and everything is fitted again.
const isSure = (at: number) => cases.uses[at]!.source !== 'other' || odds[at]! < 1
const sure = cases.uses.filter((_, at) => isSure(at))
console.info(`${cases.uses.length - sure.length} examples of other entries left out as doubtful`)
cases = makeCases(sure)
odds = fitFolds(cases)
printCaught(cases.uses, odds)
const threshold = thresholdFor(cases.uses, odds, Number(kept))
const fitted: Fitted = fitUses(cases)
writeLiteralModel(fitted, threshold)
