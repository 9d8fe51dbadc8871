/**
 * Fits the sense ranker on SemCor: `npx tsx bench/fit-senses.ts <semcor.tsv.gz> [--write]`.
 *
 * Every fifth document is held out: never trained or fitted on, only scored. The remaining ones form four folds, each
 * judged by what the others teach, tag counts included. Prints the held-out scores; `--write` puts the result into
 * packages/lexicon/src/senses/. Evaluation sets are never read here. Takes about two minutes.
 */
import { fitSenses } from './senses/fit'
import { readSourceInventory } from './senses/source-inventory'
import { writeFitted } from './senses/write-fitted'

const [path, option] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npx tsx bench/fit-senses.ts <semcor.tsv.gz> [--write]')
  process.exit(2)
}
const fitted = fitSenses(await readSourceInventory(), path)
console.info(fitted.report)
if (option === '--write') writeFitted(fitted)
