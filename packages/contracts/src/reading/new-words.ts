/** Probability of knowing a word below which it counts as new to a reader. */
export const NEW_BELOW = 0.5
