/** Returns a random integer from 0 up to, but not including, the limit. */
export type RandomSource = (limit: number) => number

/** Returns a pseudo-random source, which gives the same numbers for the same seed (Mulberry32). */
export function randomSource(seed: number): RandomSource {
  let state = seed | 0
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
}
