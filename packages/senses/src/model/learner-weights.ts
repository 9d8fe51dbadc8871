/**
 * Fitted by training/src/fit-learner-weights.ts from the examples of the learner's dictionary; don't edit. Weights stand
 * in the order of `learnerFeatureNames`.
 */
export const learnerWeights: readonly number[] = [0.6, 0.29, -1.68, 1.57, 2, 1.43, 0.72, 0.67, 0.9]
