import { weightLines } from './word-weights.data'

const weights = new Map<string, number>()
for (const line of weightLines.trim().split('\n')) {
  const [percent, ...stems] = line.split(' ')
  for (const stem of stems) weights.set(stem, Number(percent) / 100)
}

/**
 * Returns how informative sharing this stem is, from 0 to 1: 10⁻³ / (10⁻³ + its relative frequency in everyday
 * English).
 */
export function wordWeight(stem: string): number {
  return weights.get(stem) ?? 1
}
