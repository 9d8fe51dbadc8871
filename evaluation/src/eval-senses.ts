/**
 * Scores the ranking of senses: first sense right / right among the first three, by part of speech, and the time of a
 * ranking.
 *
 * `pnpm eval:senses <data.xml> <gold.key.txt>`: uses data in the format of Raganato et al. (2017). Nothing needs to be
 * running: the dictionary comes from DATABASE_URL or the embedded server, and is built first if it is missing.
 *
 * `pnpm eval:senses <semcor.tsv.gz>`: uses SemCor's held-out documents, see `evaluateHeldOut`; reads the dictionary
 * from its sources.
 *
 * The part of speech in the file only determines the rows of the table.
 */
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { evaluate, percentile } from './senses/evaluate'
import { evaluateHeldOut } from './senses/held-out'
import { openInventory } from './senses/open-inventory'
import { readGoldKeys, readInstanceFile } from './senses/raganato'
import { type Scores, scoresTable } from './senses/scores'
import { readSourceInventory } from './senses/source-inventory'

const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())

function report(methods: Readonly<Record<string, Scores>>, note: string, times: readonly number[]): void {
  console.info(`First sense (F1) / among the first three, %:
${scoresTable(methods)}

${note}
Time of one ranking: p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`)
}

async function scoreHeldOut(path: string): Promise<void> {
  const result = await evaluateHeldOut(path, await readSourceInventory(), ranker)
  const note = `${result.unknown} words left out, because the dictionary lacks their sense`
  report(result.methods, note, result.milliseconds)
}

async function scoreStandard(dataPath: string, goldPath: string): Promise<void> {
  const gold = await readGoldKeys(goldPath)
  const { inventory, close } = await openInventory()
  await close()
  const result = await evaluate(readInstanceFile(dataPath), gold, inventory, ranker)
  const { total } = result.ranker.of('all')
  if (total === 0) {
    console.error(
      'No instance of the data file has a line in the gold file. Check that the two files belong together.',
    )
    process.exit(1)
  }
  report(
    { 'tag-count order': result.tagCounts, ranker: result.ranker },
    `${total} of ${gold.size} gold instances found in the data file; ${result.withoutCandidates} have no candidate sense, ${result.unknownKeys} gold keys are not in the dictionary`,
    result.milliseconds,
  )
}

const [dataPath, goldPath] = process.argv.slice(2)
if (dataPath !== undefined && goldPath !== undefined) await scoreStandard(dataPath, goldPath)
else if (dataPath !== undefined && /\.tsv(?:\.gz)?$/.test(dataPath)) await scoreHeldOut(dataPath)
else {
  console.error('Usage: pnpm eval:senses <data.xml> <gold.key.txt>, or <semcor.tsv.gz>')
  process.exit(2)
}
