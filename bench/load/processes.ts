import { readFileSync } from 'node:fs'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { processorTime } from '@wordhoard/testkit/measuring/process-usage'
import { hasPgBouncer, startPgBouncer } from '@wordhoard/testkit/server/pgbouncer'
import { startProduct } from '@wordhoard/testkit/server/start-server'
import type { BenchRow } from '../row'
import { median } from '../statistics'
import { runLoad } from './run-load'

const PEOPLE = 80
/** Times as fast as people, so that few are many. */
const PACE = 20
const MINUTES = 1
/**
 * The same people before them aren't counted: in a minute each of two processes answers half as many calls, and the first
 * hundreds of each kind cost several times as much, until their code is compiled.
 */
const WARM_UP_MINUTES = 1
const ROUNDS = 2
const MAX_RATIO = 1.15

/** What the same people cost one process, or two that share a port and PgBouncer. */
interface Cost {
  /** Processor time of the processes and PgBouncer for each call, in ms. */
  readonly perCall: number
  readonly perSecond: number
  readonly table: string
}

/** Measures in turn what a call costs one process, and two processes through PgBouncer in transaction mode. */
export async function benchProcesses(): Promise<BenchRow[]> {
  if (!hasPgBouncer()) return []
  const { connectionString, close } = await openTestTemplate({ isDurable: true })
  const bouncer = await startPgBouncer(connectionString, 20)
  const pooled = {
    WORKERS: '2',
    DATABASE_URL: bouncer.addressOf(connectionString),
    DATABASE_DIRECT_URL: connectionString,
    DATABASE_OWNER_URL: connectionString,
  }
  const one: Cost[] = []
  const two: Cost[] = []
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      one.push(await measure(connectionString, round, { DATABASE_URL: connectionString }))
      two.push(await measure(connectionString, round, pooled, bouncer.pid))
    }
  } finally {
    await bouncer.stop()
    await close()
  }
  for (const [name, costs] of Object.entries({ 'one process': one, 'two through PgBouncer': two }))
    console.info(`\n${name}:\n${costs.at(-1)!.table}\n`)
  const [first, second] = [one, two].map((costs) => median(costs.map(({ perCall }) => perCall))) as [
    number,
    number,
  ]
  const [slow, fast] = [one, two].map((costs) => median(costs.map(({ perSecond }) => perSecond))) as [
    number,
    number,
  ]
  return [
    {
      what: `processor time of a call of readers, learners and teachers (${PEOPLE} people ${PACE} times as fast, \`pnpm bench processes\`): two processes through PgBouncer, with it, over one process`,
      value: `${(second / first).toFixed(2)}× (${second.toFixed(2)} : ${first.toFixed(2)} ms; ${fast.toFixed(0)} : ${slow.toFixed(0)} calls/s)`,
      bar: `≤ ${MAX_RATIO}×`,
      holds: second / first <= MAX_RATIO,
    },
  ]
}

async function measure(
  database: string,
  seed: number,
  environment: Record<string, string>,
  bouncerPid?: number,
): Promise<Cost> {
  const product = await startProduct('.data-test', { ...environment, HUMAN_CHECK: 'off', DEMO: 'off' })
  const pids = [product.pid, ...childrenOf(product.pid), ...(bouncerPid === undefined ? [] : [bouncerPid])]
  const usedBy = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  let before = 0
  let after = 0
  const load = {
    ...{ url: product.url, people: PEOPLE, pace: PACE, accounts: { database } },
    log: () => undefined,
  }
  try {
    await runLoad({ ...load, minutes: WARM_UP_MINUTES, seed: seed + ROUNDS })
    const { table, calls, perSecond, ownLoad } = await runLoad({
      ...load,
      ...{ minutes: MINUTES, seed },
      onStart: () => {
        before = usedBy()
      },
      onEnd: () => {
        after = usedBy()
      },
    })
    return { perCall: (after - before) / calls, perSecond, table: `${table}\n\n${ownLoad}` }
  } finally {
    await product.stop()
  }
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children.split(' ').filter(Boolean).map(Number)
}
