/** The highest rank of each level: about the number of words that learners of the level are said to know. */
const highestRanks = [
  ['A2', 1500],
  ['B1', 3000],
  ['B2', 6000],
  ['C1', 12_000],
] as const

/** CEFR level of a word by its frequency rank; A2 stands for A1 too. Null for a word of unknown frequency. */
export function wordLevel(rank: number | null): string | null {
  if (rank === null) return null
  return highestRanks.find(([, highest]) => rank <= highest)?.[0] ?? 'C2'
}
