import { type MeasuredServer, measureRequests, type RequestRate } from './request-rate'
import type { BenchRow } from './row'
import { median } from './statistics'

const ROUNDS = 5

/** What is asked of a server, as `measureRequests` takes it. */
export type Target = readonly [
  server: MeasuredServer,
  paths: readonly string[],
  headers?: Readonly<Record<string, string>>,
]

export interface RateComparison {
  /** Medians of the rounds. */
  readonly first: RequestRate
  readonly second: RequestRate
  /** Requests per second of the first target over those of the second. */
  readonly ratio: number
  /** Processor time that the second target's server needs for a request, over that of the first. */
  readonly processorRatio: number
}

/**
 * Measures both targets in interleaved rounds, so that a slow moment of the machine affects both; neither is always the
 * one that comes after the other.
 */
export async function compareRates(first: Target, second: Target): Promise<RateComparison> {
  const rounds: { first: RequestRate; second: RequestRate }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const early = round % 2 === 0 ? await measureRequests(...first) : undefined
    const baseline = await measureRequests(...second)
    rounds.push({ first: early ?? (await measureRequests(...first)), second: baseline })
  }
  const middle = (of: 'first' | 'second'): RequestRate => ({
    perSecond: median(rounds.map((round) => round[of].perSecond)),
    microseconds: median(rounds.map((round) => round[of].microseconds)),
  })
  return {
    first: middle('first'),
    second: middle('second'),
    ratio: median(rounds.map((round) => round.first.perSecond / round.second.perSecond)),
    processorRatio: median(rounds.map((round) => round.second.microseconds / round.first.microseconds)),
  }
}

/** Returns a row that compares rates by the clock. */
export function rateRow(
  what: string,
  { first, second, ratio }: RateComparison,
  minRatio: number,
  baseline = 'of a bare route',
): BenchRow {
  return {
    what,
    value: `${ratio.toFixed(2)} (${first.perSecond.toFixed(0)} : ${second.perSecond.toFixed(0)} /s)`,
    bar: `≥ ${minRatio.toFixed(2)} ${baseline}`,
    holds: ratio >= minRatio,
  }
}

/** Returns a row that compares the processor time that the servers need for a request. */
export function processorRow(
  what: string,
  { first, second, processorRatio }: RateComparison,
  minRatio: number,
  baseline = 'of a bare route',
): BenchRow {
  return {
    what: `${what}, by processor time of the server`,
    value: `${processorRatio.toFixed(2)} (${first.microseconds.toFixed(1)} : ${second.microseconds.toFixed(1)} µs)`,
    bar: `≥ ${minRatio.toFixed(2)} ${baseline}`,
    holds: processorRatio >= minRatio,
  }
}
