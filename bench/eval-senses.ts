/**
 * Scores the ranking of senses on data in the format of Raganato et al. (2017):
 * `pnpm eval:senses <data.xml> <gold.key.txt>`. Needs nothing running: the dictionary comes from DATABASE_URL or the
 * embedded server, and is built first when missing. The part of speech in the file is used for the table's rows only.
 */
import { createEmbeddedRanker } from '../packages/lexicon/src/senses/ranker'
import { evaluate, percentile } from './senses/evaluate'
import { openInventory } from './senses/open-inventory'
import { readGoldKeys, readInstanceFile } from './senses/raganato'
import { scoresTable } from './senses/scores'

const [dataPath, goldPath] = process.argv.slice(2)
if (dataPath === undefined || goldPath === undefined) {
  console.error('Usage: pnpm eval:senses <data.xml> <gold.key.txt>')
  process.exit(2)
}
const gold = await readGoldKeys(goldPath)
const { inventory, close } = await openInventory()
await close()
const result = await evaluate(readInstanceFile(dataPath), gold, inventory, createEmbeddedRanker())
const { total } = result.ranker.of('all')
if (total === 0) {
  console.error('No instance of the data file has a line in the gold file.')
  process.exit(1)
}
console.info(`First sense (F1) / among the first three, %:
${scoresTable({ 'tag-count order': result.tagCounts, ranker: result.ranker })}

${total} of ${gold.size} gold instances met, ${result.withoutCandidates} without candidates, ${result.unknownKeys} gold keys unknown
Time of one ranking: p50 ${percentile(result.milliseconds, 0.5).toFixed(2)} ms, p95 ${percentile(result.milliseconds, 0.95).toFixed(2)} ms`)
