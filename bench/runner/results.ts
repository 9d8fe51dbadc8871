import type { BenchRow } from '../row'

/** What one benchmark measured, and when. */
export interface BenchResult {
  readonly commit: string
  /** The day, as in ISO 8601. */
  readonly date: string
  /** How long it took. */
  readonly seconds: number
  /** How many processes wanted a core before it began, averaged over a minute (Linux, macOS). */
  readonly load: number
  readonly rows: readonly BenchRow[]
}

/** Results by the name of their benchmark. */
export type Results = Readonly<Record<string, BenchResult>>

/** The machine that measured. */
export interface Machine {
  readonly node: string
  readonly cores: number
}

/** Returns these results in the order of the names; results of benchmarks that are no longer there are dropped. */
export function mergeResults(names: readonly string[], before: Results, now: Results): Results {
  const all = { ...before, ...now }
  return Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
}

/** Returns the table in Markdown, with a sentence about commit and machine. Benchmarks of other commits are named. */
export function renderTable(results: Results, { node, cores }: Machine): string {
  const lines = Object.entries(results).flatMap(([name, { rows }]) =>
    rows.map(
      ({ what, value, bar, holds }) =>
        `| ${name} | ${what} | ${value} | ${bar} | ${holds ? 'yes' : '**no**'} |`,
    ),
  )
  return [
    `${describeRuns(results)} Node ${node}, ${cores} cores.`,
    '',
    '| `pnpm bench` | what | measured | bar | holds |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

/** Returns the text with the table between its two marks replaced. */
export function replaceTable(text: string, table: string): string {
  const parts = text.split(/(?<=<!-- table -->\n)|(?=<!-- end of the table -->)/)
  if (parts.length !== 3)
    throw new Error('bench/README.md lacks a mark: <!-- table --> or <!-- end of the table -->')
  return `${parts[0]}\n${table}\n\n${parts[2]}`
}

function describeRuns(results: Results): string {
  const runs = new Map<string, { names: string[]; results: BenchResult[] }>()
  for (const [name, result] of Object.entries(results)) {
    const key = `${result.commit} (${result.date})`
    const run = runs.get(key) ?? { names: [], results: [] }
    runs.set(key, { names: [...run.names, name], results: [...run.results, result] })
  }
  const largestFirst = [...runs].sort(([, a], [, b]) => b.names.length - a.names.length)
  return largestFirst
    .map(([key, run], at) => {
      const minutes = Math.ceil(run.results.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
      const load = Math.max(...run.results.map((result) => result.load)).toFixed(1)
      const names = run.names.map((name) => `\`${name}\``).join(', ')
      return at === 0
        ? `Commit ${key}, ${minutes} min, load at most ${load} before each.`
        : `${names}: commit ${key}, load at most ${load}.`
    })
    .join(' ')
}
