/**
 * Mutation test of the access conditions in SQL: each is taken out, one at a time, and a test of the guard's must fail
 * with it. `npm run test:full` runs it; by hand `npx tsx scripts/mutate-sql.ts [part of a path]`.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Guard, sqlGuards } from './mutation/guards'
import { type MutantRunner, openMutantRunner } from './mutation/run-mutants'
import { accessConditions, type SqlCondition, withoutCondition } from './mutation/sql-conditions'
import { findTypedConditions } from './mutation/typed-conditions'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Of a hundred mutants. */
const LEAST_SCORE = 95
/** After so long no further mutant is begun; half of them must have been. */
const MOST_SECONDS = 2400
const RUNNERS = Number(process.env.VITEST_MAX_WORKERS ?? 2)

interface Planned {
  readonly guard: Guard
  readonly condition: SqlCondition
}

const wanted = process.argv[2] ?? ''
const guards = sqlGuards.filter(({ file }) => file.includes(wanted))
const planned: Planned[] = guards.flatMap((guard) =>
  conditionsOf(readFileSync(join(root, guard.file), 'utf8'))
    .filter(({ text }) => !(oneLine(text) in (guard.equivalent ?? {})))
    .map((condition) => ({ guard, condition })),
)

/** In SQL that is text, and in typed SQL. */
function conditionsOf(source: string): SqlCondition[] {
  return [...accessConditions(source), ...findTypedConditions(source)]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Whether one of a guard's tests fails without the condition; the quick ones are asked first. */
async function isKilled(runner: MutantRunner, { guard, condition }: Planned): Promise<boolean> {
  const code = withoutCondition(readFileSync(join(root, guard.file), 'utf8'), condition)
  for (const test of guard.tests) {
    if (await runner.fails({ file: guard.file, code }, [test])) return true
  }
  return false
}

const survivors: string[] = []
let killed = 0
const started = Date.now()
const seconds = () => (Date.now() - started) / 1000

async function work(runner: MutantRunner): Promise<void> {
  for (let next = planned.shift(); next && seconds() < MOST_SECONDS; next = planned.shift()) {
    const { guard, condition } = next
    const place = `${guard.file}:${condition.line} ${oneLine(condition.text).slice(0, 120)}`
    if (await isKilled(runner, next)) killed++
    else survivors.push(place)
    console.info(`${survivors.includes(place) ? 'SURVIVED' : 'killed  '} ${place}`)
  }
}

/**
 * Opens the runners one after another, each with its first run, and all before any works: their databases belong to this
 * process, so one that begins or ends takes them from the others, whose tests would fail without any mutant.
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

/** Every test must pass as the code is: one that fails anyway would kill every mutant. */
async function checkTests(runner: MutantRunner, of: readonly Guard[]): Promise<void> {
  for (const test of new Set(of.flatMap(({ tests }) => tests))) {
    if (await runner.fails(undefined, [test])) throw new Error(`${test} fails without any mutant`)
  }
}

const runners = await openRunners()
try {
  await Promise.all(runners.map(work))
} finally {
  await Promise.all(runners.map((runner) => runner.close()))
}
const score = (killed / (killed + survivors.length)) * 100
console.info(
  `${killed} of ${killed + survivors.length} access conditions are held by tests (${score.toFixed(1)} %) in ${seconds().toFixed(0)} s, ${planned.length} were left out`,
)
if (survivors.length > 0) console.info(`Survived:\n  ${survivors.join('\n  ')}`)
process.exit(score >= LEAST_SCORE && planned.length <= killed ? 0 : 1)
