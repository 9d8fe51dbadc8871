import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { percentile } from '../statistics'

/** Calls of one route pattern. */
interface Route {
  /** Times to the end of the answer, in ms. */
  readonly times: number[]
  /** Calls without an answer or with one that people don't get in a sound installation, by status. */
  readonly errors: Map<string, number>
}

/** From which share of a core, or delay of its event loop in ms, this program itself makes times longer. */
const BUSY_SHARE = 0.8
const BUSY_DELAY_MS = 20

/** Collects calls by route pattern, and how busy this program was meanwhile. */
export class Recorder {
  readonly #routes = new Map<string, Route>()
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 })
  #startedAt = Number.POSITIVE_INFINITY
  #endedAt = Number.POSITIVE_INFINITY
  #processor = process.cpuUsage()

  /** Begins to count; calls before are of people who are just coming. */
  start(): void {
    this.#startedAt = performance.now()
    this.#processor = process.cpuUsage()
    this.#delay.enable()
  }

  end(): void {
    this.#endedAt = performance.now()
    this.#processor = process.cpuUsage(this.#processor)
    this.#delay.disable()
  }

  /**
   * Notes a call.
   *
   * @param error what went wrong, such as `503`; undefined if nothing
   */
  note(pattern: string, beganAt: number, error?: string): void {
    const endedAt = performance.now()
    if (beganAt < this.#startedAt || endedAt > this.#endedAt) return
    const route: Route = this.#routes.get(pattern) ?? { times: [], errors: new Map() }
    this.#routes.set(pattern, route)
    route.times.push(endedAt - beganAt)
    if (error) route.errors.set(error, (route.errors.get(error) ?? 0) + 1)
  }

  /** Returns the results as a Markdown table, the most frequent calls first. */
  table(): string {
    const seconds = (this.#endedAt - this.#startedAt) / 1000
    const line = (name: string, { times, errors }: Route) => {
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1))
      const failed = [...errors].map(([error, count]) => `${count} × ${error}`).join(', ')
      return `| ${name} | ${times.length} | ${(times.length / seconds).toFixed(1)} | ${p50} | ${p95} | ${p99} | ${failed || 0} |`
    }
    const routes = [...this.#routes].toSorted(([, a], [, b]) => b.times.length - a.times.length)
    return [
      '| call | calls | per second | p50 ms | p95 ms | p99 ms | errors |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...routes.map(([name, route]) => line(name, route)),
      line('**all**', this.#sum()),
    ].join('\n')
  }

  /** Returns the number of calls and their rate. */
  total(): { calls: number; perSecond: number } {
    const calls = this.#sum().times.length
    return { calls, perSecond: calls / ((this.#endedAt - this.#startedAt) / 1000) }
  }

  #sum(): Route {
    const all: Route = { times: [], errors: new Map() }
    for (const { times, errors } of this.#routes.values()) {
      for (const time of times) all.times.push(time)
      for (const [error, count] of errors) all.errors.set(error, (all.errors.get(error) ?? 0) + count)
    }
    return all
  }

  /** Says how busy this program was: if it was too busy, answers had to wait for it, and times are too long. */
  ownLoad(): string {
    const seconds = (this.#endedAt - this.#startedAt) / 1000
    const share = (this.#processor.user + this.#processor.system) / 1e6 / seconds
    const delay = this.#delay.percentile(99) / 1e6 - 10
    const figures = `This program took ${(share * 100).toFixed(0)} % of a core; its event loop was late by ${delay.toFixed(1)} ms at most in 99 of 100 looks.`
    const isBusy = share > BUSY_SHARE || delay > BUSY_DELAY_MS
    return isBusy
      ? `${figures} Answers waited for it, so the times above are too long. Use fewer people, or run it on other machines.`
      : figures
  }
}
