import { adversarialShapes, type Shape } from './adversarial-shapes'

/** Most milliseconds of processor time for 100 KB. */
const MOST_MS = 150
/** Most that twice the text may take, in multiples of what the text takes. */
const MOST_GROWTH = 2.6
/** If growth is this steep both at 100 KB and in longer texts, the function is not measured again. */
const HOPELESS_GROWTH = 3.4
/** Over so many doublings growth is measured: over one alone, a collection of garbage would be taken for it. */
const DOUBLINGS = 2
/** Times below this cannot be compared: 1 MB is read instead, which takes a quadratic function a hundred times as long. */
const FLOOR_MS = 10
/** So many times the time of 100 KB may 1 MB take, and `MOST_MS` besides: ten times, and twice that for memory. */
const MOST_LARGE = 20
const SIZE = 100 * 1024
const LARGE = 10 * SIZE
const ROUNDS = 5
/** Of a function that takes longer than this for a part of 100 KB no more is asked. */
const HOPELESS_MS = 1000

/** What reads a text; whatever it remembers from one call to the next it must be given anew. */
export type TextFunction = (text: string) => unknown

/**
 * Measures how the processor time of a function grows with its text, and names each shape for which it is not linear:
 * time(2n)/time(n) over 2.6 (in texts of 100 KB and in longer ones, since collections of garbage disturb some), over
 * 150 ms for 100 KB, or out of all proportion for 1 MB. Each time is the least of five, of this process alone, so that
 * other programs are not judged.
 *
 * @param most milliseconds for 100 KB, where a decision says why they are others
 * @returns a sentence for each fault, none for a linear function
 */
export function linearFaults(
  read: TextFunction,
  shapes: readonly Shape[] = shapesToTry,
  most: number = MOST_MS,
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
    const most = MOST_MS + MOST_LARGE * time
    const large = leastTime(read, make(LARGE), most)
    return large > most && large > most * slowness()
      ? `${Math.round(large)} ms for 1 MB, ${time.toFixed(1)} ms for 100 KB`
      : undefined
  }
  let growth = growthUpTo(SIZE, read, make)
  // A quadratic function grows fourfold every time; a garbage collection disturbs a single measurement. Above a certain size
  // V8 gives arrays memory of their own, which the system has to clear first. Longer texts lie beyond that step.
  for (const size of [4 * SIZE, SIZE, 4 * SIZE]) {
    if (growth <= MOST_GROWTH) break
    growth = Math.min(growth, growthUpTo(size, read, make))
    if (growth >= HOPELESS_GROWTH) break
  }
  return growth > MOST_GROWTH ? `twice the text takes ${growth.toFixed(1)} times as long` : undefined
}

/** Empties the young generation, where the project of these tests allows it (vitest.config.ts). */
function collectGarbage(): void {
  globalThis.gc?.({ type: 'minor' })
}

/** Milliseconds that the loop of `slowness` takes on a quiet machine of two cores. */
const QUIET_MS = 11

/** How many times slower than a quiet one the machine is now: what else runs on it takes caches and cores. At least 1. */
export function slowness(): number {
  const time = leastTime(() => {
    let sum = 0
    for (let at = 0; at < 10_000_000; at++) sum = (sum + (at ^ (sum << 1))) | 0
    return sum
  }, '')
  return Math.max(1, time / QUIET_MS)
}

/** By how much the time grows with each doubling of the text, up to this size. */
function growthUpTo(size: number, read: TextFunction, make: Shape['make']): number {
  const small = leastTime(read, make(size / 2 ** DOUBLINGS))
  return (leastTime(read, make(size)) / small) ** (1 / DOUBLINGS)
}

/**
 * Milliseconds of processor time that the function takes at least, of five times; of fewer once it is below `enough`, or so
 * far above that no other round would help.
 */
function leastTime(read: TextFunction, text: string, enough = 0, rounds = ROUNDS): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least >= enough; round++) {
    collectGarbage()
    const before = process.cpuUsage()
    read(text)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    // The first round may compile, or fill a cache.
    if (round > 0 && enough > 0 && least > 4 * enough) break
  }
  return least
}

/** Tried every day: hyphens once stopped the server; the others are hard on what reads markup, tables, lines and accents. */
const everyday = new Set(['a-', '[a](', '"', '# a\n', '\u0301'].map((piece) => JSON.stringify(piece)))

/** All shapes where everything is tested; else the same few in each run, so that no failure is a matter of chance. */
export const shapesToTry: readonly Shape[] = process.env.FULL
  ? adversarialShapes
  : adversarialShapes.filter(({ name }) => everyday.has(name))
