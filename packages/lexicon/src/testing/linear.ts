import { adversarialShapes, type Shape } from './adversarial-shapes'

/** Maximum processor time for 100 KB, in ms. */
const MAX_MS = 150
/** Maximum growth of the time when the text doubles. */
const MAX_GROWTH = 2.6
/** If growth is this steep both at 100 KB and in longer texts, the function isn't measured again. */
const HOPELESS_GROWTH = 3.4
/**
 * Number of doublings over which growth is measured: over a single one, garbage collection would distort the result.
 */
const DOUBLINGS = 2
/**
 * Times below this, in ms, can't be compared. 1 MB is read instead, which takes a quadratic function a hundred times as
 * long.
 */
const FLOOR_MS = 10
/** 1 MB may take this many times the time of 100 KB, plus `MAX_MS`: ten times for the length, doubled for memory. */
const MAX_LARGE_FACTOR = 20
const SIZE = 100 * 1024
const LARGE = 10 * SIZE
const ROUNDS = 5
/** A function that takes longer than this, in ms, for a part of 100 KB isn't measured further. */
const HOPELESS_MS = 1000

/** A function that reads a text. Anything it caches between calls must be created anew in each. */
export type TextFunction = (text: string) => unknown

/**
 * Measures how the processor time of a function grows with its text, and reports each shape for which it isn't linear:
 * time(2n)/time(n) over 2.6 (both in texts of 100 KB and in longer ones, since garbage collection distorts some), over
 * 150 ms for 100 KB, or out of all proportion for 1 MB. Each time is the least of five, and counts this process alone,
 * so that other programs don't matter.
 *
 * @param most maximum milliseconds for 100 KB, where a decision justifies another value
 * @returns a sentence for each fault; empty for a linear function
 */
export function linearFaults(
  read: TextFunction,
  shapes: readonly Shape[] = shapesToTry,
  most: number = MAX_MS,
): string[] {
  return shapes.flatMap((shape) => {
    const fault = faultOf(read, shape, most)
    return fault === undefined ? [] : [`${shape.name}: ${fault}`]
  })
}

function faultOf(read: TextFunction, { make }: Shape, mostMs: number): string | undefined {
  for (const size of [SIZE / 32, SIZE / 8]) {
    const time = leastTime(read, make(size), HOPELESS_MS, 2)
    if (time > HOPELESS_MS) return `${Math.round(time)} ms for ${size} characters`
  }
  const text = make(SIZE)
  const time = leastTime(read, text, mostMs)
  if (time > mostMs && time > mostMs * slowness()) return `${Math.round(time)} ms for 100 KB`
  if (time < FLOOR_MS) {
    const most = MAX_MS + MAX_LARGE_FACTOR * time
    const large = leastTime(read, make(LARGE), most)
    return large > most && large > most * slowness()
      ? `${Math.round(large)} ms for 1 MB, ${time.toFixed(1)} ms for 100 KB`
      : undefined
  }
  let growth = growthUpTo(SIZE, read, make)
  // A quadratic function grows fourfold every time, while garbage collection distorts a single measurement. Above a
  // certain size V8 gives arrays memory of their own, which the system has to clear first; longer texts lie beyond that
  // step.
  for (const size of [4 * SIZE, SIZE, 4 * SIZE]) {
    if (growth <= MAX_GROWTH) break
    growth = Math.min(growth, growthUpTo(size, read, make))
    if (growth >= HOPELESS_GROWTH) break
  }
  return growth > MAX_GROWTH ? `twice the text takes ${growth.toFixed(1)} times as long` : undefined
}

/** Empties the young generation, if the test project exposes `gc` (vitest.config.ts). */
function collectGarbage(): void {
  globalThis.gc?.({ type: 'minor' })
}

/** Time that the loop of `slowness` takes on a quiet machine with two cores, in ms. */
const QUIET_MS = 11

/**
 * Returns how many times slower than a quiet machine this one is now, at least 1: other programs occupy caches and
 * cores.
 */
export function slowness(): number {
  const time = leastTime(() => {
    let sum = 0
    for (let at = 0; at < 10_000_000; at++) sum = (sum + (at ^ (sum << 1))) | 0
    return sum
  }, '')
  return Math.max(1, time / QUIET_MS)
}

/** Returns by how much the time grows with each doubling of the text, up to this size. */
function growthUpTo(size: number, read: TextFunction, make: Shape['make']): number {
  const small = leastTime(read, make(size / 2 ** DOUBLINGS))
  return (leastTime(read, make(size)) / small) ** (1 / DOUBLINGS)
}

/**
 * Returns the least processor time of the function in `rounds` runs, in ms. Stops early once the time is below
 * `enough`, or so far above that another run would not help.
 */
function leastTime(read: TextFunction, text: string, enough = 0, rounds = ROUNDS): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least >= enough; round++) {
    collectGarbage()
    const before = process.cpuUsage()
    read(text)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    // The first run may compile code or fill a cache.
    if (round > 0 && enough > 0 && least > 4 * enough) break
  }
  return least
}

/**
 * Shapes tried in every run: hyphens once stopped the server; the others are hard on readers of markup, tables, lines
 * and accents.
 */
const everyday = new Set(['a-', '[a](', '"', '# a\n', '\u0301'].map((piece) => JSON.stringify(piece)))

/** All shapes in full runs; otherwise always the same few, so that no failure depends on chance. */
export const shapesToTry: readonly Shape[] = process.env.FULL
  ? adversarialShapes
  : adversarialShapes.filter(({ name }) => everyday.has(name))
