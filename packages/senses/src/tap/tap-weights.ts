/** Weights in the order of `tapFeatureNames`. Fitted by training/src/fit-tap.ts from SemCor and our own sentences. */
export const tapWeights: readonly number[] = [
  1.03, 0.6, 0.6, 0.4, -0.11, -0.65, 0.09, -0.04, 0.88, 1.57, 0.33, -0.22,
]
