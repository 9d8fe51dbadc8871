/**
 * Scores the ranking of senses: first sense right / right among the first three, by part of speech, the reliability of
 * the chances stated, and the time of a ranking. The senses are those of WordNet, before any is joined with others in a
 * definition for learners. The dictionary is read from its sources, so that nothing needs to be running.
 *
 * `pnpm eval:senses <data.xml> <gold.key.txt>`: uses data in the format of Raganato et al. (2017).
 *
 * `pnpm eval:senses <semcor.tsv.gz> [n]`: uses SemCor's held-out documents, or every nth word of them, see
 * `evaluateHeldOut`.
 *
 * The part of speech in the file only determines the rows of the table.
 */
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { evaluate, percentile } from './senses/evaluate'
import { evaluateHeldOut } from './senses/held-out'
import { readGoldKeys, readInstanceFile, readTopicsOfFile } from './senses/raganato'
import type { Reliability } from './senses/reliability'
import { type Scores, scoresTable } from './senses/scores'
import { readSourceInventory } from './senses/source-inventory'

const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())

function report(
  methods: Readonly<Record<string, Scores>>,
  reliabilities: Readonly<Record<string, Reliability>>,
  note: string,
  times: readonly number[],
): void {
  const tables = Object.entries(reliabilities).map(
    ([name, reliability]) =>
      `Chance of the first, tapped form, whole text known, ${name}, %:\n${reliability.table()}`,
  )
  console.info(`First sense (F1) / among the first three, %:
${scoresTable(methods)}

${tables.join('\n\n')}

${note}
Time of one ranking: p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms`)
}

async function scoreHeldOut(path: string, step: number): Promise<void> {
  const result = await evaluateHeldOut(path, await readSourceInventory(), ranker, step)
  const note = `${result.unknown} words left out, because the dictionary lacks their sense`
  report(result.methods, result.reliability, note, result.milliseconds)
}

async function scoreStandard(dataPath: string, goldPath: string): Promise<void> {
  const gold = await readGoldKeys(goldPath)
  const [topics, inventory] = [await readTopicsOfFile(dataPath), await readSourceInventory()]
  const result = await evaluate(readInstanceFile(dataPath), gold, topics, inventory, ranker)
  const { total } = result.methods.ranker.of('all')
  if (total === 0) {
    console.error(
      'No instance of the data file has a line in the gold file. Check that the two files belong together.',
    )
    process.exit(1)
  }
  report(
    result.methods,
    { 'by sense': result.reliability },
    `${total} of ${gold.size} gold instances found in the data file; ${result.withoutCandidates} have no candidate sense, ${result.unknownKeys} gold keys are not in the dictionary`,
    result.milliseconds,
  )
}

const [dataPath, goldPath] = process.argv.slice(2)
if (dataPath !== undefined && /\.tsv(?:\.gz)?$/.test(dataPath)) {
  await scoreHeldOut(dataPath, Number(goldPath ?? 1))
} else if (dataPath !== undefined && goldPath !== undefined) await scoreStandard(dataPath, goldPath)
else {
  console.error('Usage: pnpm eval:senses <data.xml> <gold.key.txt>, or <semcor.tsv.gz> [n]')
  process.exit(2)
}
