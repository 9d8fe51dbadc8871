import { existsSync, readFileSync } from 'node:fs'
import { featureNames } from './level-features'
import type { OrdinalModel } from './ordinal-regression'

/**
 * Reads a model written by training/src/levels/fit-levels.ts: weights by feature name. Returns undefined if the file is
 * missing.
 */
export function readLevelModel(file: URL | string): OrdinalModel | undefined {
  if (!existsSync(file)) return undefined
  const { thresholds, weights } = JSON.parse(readFileSync(file, 'utf8')) as {
    thresholds: number[]
    weights: Record<string, number>
  }
  return { thresholds, weights: featureNames.map((name) => weights[name] ?? 0) }
}
