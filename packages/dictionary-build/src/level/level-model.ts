import { existsSync, readFileSync } from 'node:fs'
import { evidenceNames } from './level-evidence'
import { featureNames } from './level-features'
import type { OrdinalModel } from './ordinal-regression'

/** Two models, because a level given by hand says more about a word than everything else together. */
export interface LevelModels {
  /** For words with a level given by hand; its features are followed by those of the evidence. */
  readonly byHand: OrdinalModel
  /** For all others. */
  readonly other: OrdinalModel
}

export const byHandNames: readonly string[] = [...featureNames, ...evidenceNames]

interface NamedModel {
  readonly thresholds: number[]
  readonly weights: Record<string, number>
}

/**
 * Reads the models written by training/src/levels/fit-levels.ts: weights by feature name. Returns undefined if the
 * file is missing.
 */
export function readLevelModels(file: URL | string): LevelModels | undefined {
  if (!existsSync(file)) return undefined
  const { byHand, other } = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof LevelModels, NamedModel>
  return { byHand: inOrder(byHand, byHandNames), other: inOrder(other, featureNames) }
}

function inOrder({ thresholds, weights }: NamedModel, names: readonly string[]): OrdinalModel {
  return { thresholds, weights: names.map((name) => weights[name] ?? 0) }
}
