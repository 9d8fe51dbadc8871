/**
 * In the order of `textFeatureNames`: what the text of a definition written for learners says for the senses of other
 * dictionaries that it stands for. Fitted by training/src/fit-tap.ts from SemCor.
 */
export const textWeights: readonly number[] = [0.49, 0.34, 0.18, 0.39, 0.48]

/**
 * In the order of `learnerFeatureNames`. `training/src/fit-learner-weights` fits them on the examples of the learner's
 * dictionary. We chose among weights near those by the everyday sentences that are there to tune on, with more weight on
 * the score, since the examples alone trust it less than running text deserves. The weights of texts are less what the
 * score has of them already: with it they are 1.6, 2, 0.4, 0.8 and 1.1, which today's senses need.
 */
export const learnerWeights: readonly number[] = [0.85, 0.2, -2.1, 2.3, 1.1835, 1.711, 0.247, 0.4685, 0.692]
