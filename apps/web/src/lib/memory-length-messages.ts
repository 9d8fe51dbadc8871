/** Sentences on how long words last in a learner’s memory. */
export const memoryLengthMessages = {
  longer: (percent: number) => `Your memory for words is about ${percent}% longer than average.`,
  shorter: (percent: number) => `Your memory for words is about ${percent}% shorter than average.`,
  times: (times: string) => `Your memory for words is about ${times} times as long as average.`,
  average: 'Your memory for words is about average.',
}
