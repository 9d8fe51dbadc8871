import {
  fitOrdinal,
  type OrdinalExample,
  type OrdinalModel,
} from '@wordhoard/dictionary-build/level/ordinal-regression'

/**
 * Fits a model with every feature scaled to mean 0 and deviation 1, so that the penalty doesn't depend on units, and
 * returns it for the features as they are.
 */
export function fitScaled(
  examples: readonly OrdinalExample[],
  levels: number,
  options: Parameters<typeof fitOrdinal>[2],
): OrdinalModel {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const meanOf = (value: (example: OrdinalExample) => number) =>
    examples.reduce((sum, example) => sum + example.weight * value(example), 0) / total
  const scales = examples[0]!.features.map((_, at) => {
    const mean = meanOf(({ features }) => features[at]!)
    const deviation = Math.sqrt(meanOf(({ features }) => (features[at]! - mean) ** 2))
    return { mean, deviation: deviation < 1e-6 ? 1 : deviation }
  })
  const scaled = examples.map((example) => ({
    ...example,
    features: example.features.map((value, at) => (value - scales[at]!.mean) / scales[at]!.deviation),
  }))
  const { thresholds, weights } = fitOrdinal(scaled, levels, options)
  const unscaled = weights.map((weight, at) => weight / scales[at]!.deviation)
  const shift = unscaled.reduce((sum, weight, at) => sum + weight * scales[at]!.mean, 0)
  return { thresholds: thresholds.map((threshold) => threshold + shift), weights: unscaled }
}
