/** Reasons why the words of a text were not added or marked. */
export const textWordsMessages = {
  tooLong: 'This text is too long, so we can’t add its words.',
  notAdded: 'We couldn’t add the words from this text.',
  notShown: 'We couldn’t mark your words in this text.',
  withReason: (failure: string, reason: string) => `${failure} ${reason}`,
}
