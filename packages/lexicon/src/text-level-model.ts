/**
 * The level of texts as an ordinal regression on `textFeatures`, written by training/src/levels/fit-text-levels.ts: a
 * text is above a level if its score, the sum of its features times their weights, is above the level's threshold.
 */
export const textLevelModel: {
  readonly thresholds: readonly number[]
  readonly weights: readonly number[]
} = {
  thresholds: [-48.431, -45.632, -42.389, -38.338, -32.56],
  weights: [-8.071, -4.181, -7.631, -11.083, -27.422, 2.76],
}
