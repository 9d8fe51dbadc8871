/**
 * Fits the sense ranker on SemCor: `npx tsx bench/fit-senses.ts <semcor.tsv.gz> [--write]`.
 *
 * Every fifth document is held out: never trained or fitted on, only scored. The remaining ones form four folds; tag
 * counts are those of the other folds, since the dictionary's own counts come from this very corpus. `--write` puts the
 * result into packages/lexicon/src/senses/fitted.ts. Evaluation sets are never read here.
 */
import { writeFileSync } from 'node:fs'
import { fitSenses } from './senses/fit'
import { openInventory } from './senses/open-inventory'

const [path, option] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npx tsx bench/fit-senses.ts <semcor.tsv.gz> [--write]')
  process.exit(2)
}
const { inventory, close } = await openInventory()
const { report, source } = fitSenses(inventory, path)
console.info(report)
if (option === '--write') {
  const file = new URL('../packages/lexicon/src/senses/fitted.ts', import.meta.url)
  writeFileSync(file, source)
  console.info(`Written to ${file.pathname}`)
}
await close()
