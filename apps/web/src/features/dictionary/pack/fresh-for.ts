const packAnswers = new WeakSet<object>()

/** Returns how long an answer is fresh: one of the pack is asked for again as soon as it is shown again. */
export const freshFor = (answer: object | undefined): number =>
  answer && packAnswers.has(answer) ? 0 : Number.POSITIVE_INFINITY

/** Marks an answer as one of the pack. */
export function markAsOfPack<Answer extends object>(answer: Answer): Answer {
  packAnswers.add(answer)
  return answer
}
