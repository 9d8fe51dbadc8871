/**
 * Mutation test of the access conditions in SQL: removes each condition in turn, after which one of the guard's tests
 * must fail. `npm run test:full` runs it; to run it by hand: `npx tsx scripts/mutate-sql.ts [part of a path]`.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Guard, sqlGuards } from './mutation/guards'
import { type MutantRunner, openMutantRunner } from './mutation/run-mutants'
import { findAccessConditions, type SqlCondition, withoutCondition } from './mutation/sql-conditions'
import { findTypedConditions } from './mutation/typed-conditions'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Minimum share of mutants that the tests must detect, in per cent. */
const MIN_SCORE_PERCENT = 95
/** Time in seconds after which no further mutant is started. At least half of them must have been tried by then. */
const TIME_LIMIT_SECONDS = 2400
const RUNNERS = Number(process.env.VITEST_MAX_WORKERS ?? 2)

interface PlannedMutant {
  readonly guard: Guard
  readonly condition: SqlCondition
}

const pathFilter = process.argv[2] ?? ''
const guards = sqlGuards.filter(({ file }) => file.includes(pathFilter))
const pendingMutants: PlannedMutant[] = guards.flatMap((guard) =>
  conditionsOf(readFileSync(join(root, guard.file), 'utf8'))
    .filter(({ text }) => !(toOneLine(text) in (guard.equivalent ?? {})))
    .map((condition) => ({ guard, condition })),
)

/** Finds the access conditions in SQL as text and in typed SQL. */
function conditionsOf(source: string): SqlCondition[] {
  return [...findAccessConditions(source), ...findTypedConditions(source)]
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Whether one of a guard's tests fails without the condition; the quickest tests run first. */
async function isKilled(runner: MutantRunner, { guard, condition }: PlannedMutant): Promise<boolean> {
  const code = withoutCondition(readFileSync(join(root, guard.file), 'utf8'), condition)
  for (const test of guard.tests) {
    if (await runner.fails({ file: guard.file, code }, [test])) return true
  }
  return false
}

const survivors: string[] = []
let killed = 0
const started = Date.now()
const elapsedSeconds = () => (Date.now() - started) / 1000

async function runMutants(runner: MutantRunner): Promise<void> {
  for (
    let next = pendingMutants.shift();
    next && elapsedSeconds() < TIME_LIMIT_SECONDS;
    next = pendingMutants.shift()
  ) {
    const { guard, condition } = next
    const place = `${guard.file}:${condition.line} ${toOneLine(condition.text).slice(0, 120)}`
    if (await isKilled(runner, next)) killed++
    else survivors.push(place)
    console.info(`${survivors.includes(place) ? 'SURVIVED' : 'killed  '} ${place}`)
  }
}

/**
 * Opens the runners one after another, each with a first run, before any of them starts on mutants. Their databases
 * belong to this process, so a runner that starts or ends drops those of the others, whose tests would then fail
 * without a mutant.
 */
async function openRunners(): Promise<MutantRunner[]> {
  const runners: MutantRunner[] = []
  for (let at = 0; at < RUNNERS; at++) {
    const runner = await openMutantRunner(root)
    await checkTests(runner, at === 0 ? guards : guards.slice(0, 1))
    runners.push(runner)
  }
  return runners
}

/** Throws if a test fails on the unchanged code: such a test would appear to kill every mutant. */
async function checkTests(runner: MutantRunner, checkedGuards: readonly Guard[]): Promise<void> {
  for (const test of new Set(checkedGuards.flatMap(({ tests }) => tests))) {
    if (await runner.fails(undefined, [test]))
      throw new Error(`${test} fails without any mutant. Make it pass first.`)
  }
}

const runners = await openRunners()
try {
  await Promise.all(runners.map(runMutants))
} finally {
  await Promise.all(runners.map((runner) => runner.close()))
}
const score = (killed / (killed + survivors.length)) * 100
console.info(
  `Tests detect ${killed} of ${killed + survivors.length} removed access conditions (${score.toFixed(1)} %) in ${elapsedSeconds().toFixed(0)} s; ${pendingMutants.length} were not tried`,
)
if (survivors.length > 0) console.info(`Survived:\n  ${survivors.join('\n  ')}`)
process.exit(score >= MIN_SCORE_PERCENT && pendingMutants.length <= killed ? 0 : 1)
