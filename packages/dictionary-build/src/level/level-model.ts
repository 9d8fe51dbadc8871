import { existsSync, readFileSync } from 'node:fs'
import { featureNames } from './level-features'
import type { OrdinalModel } from './ordinal-regression'

/** Reads a model that cli/fit-levels.ts has written: weights by the features' names. Undefined without the file. */
export function readLevelModel(file: URL | string): OrdinalModel | undefined {
  if (!existsSync(file)) return undefined
  const { thresholds, weights } = JSON.parse(readFileSync(file, 'utf8')) as {
    thresholds: number[]
    weights: Record<string, number>
  }
  return { thresholds, weights: featureNames.map((name) => weights[name] ?? 0) }
}
