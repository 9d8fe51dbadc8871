/** Texts of reporting a definition. */
export const definitionReportMessages = {
  open: 'Report this definition',
  openOne: (definition: string) => `Report this definition: ${definition}`,
  title: 'Report a definition',
  description: 'The people who run this site read your report. They don’t see who sent it.',
  reason: 'What’s wrong with it?',
  reasons: {
    unclear: { label: 'Unclear', hint: 'It’s hard to understand.' },
    wrong_here: { label: 'Wrong here', hint: 'It doesn’t fit this sentence.' },
    other: { label: 'Something else', hint: 'Tell us below.' },
  },
  /** Where the definition isn’t shown for a sentence. */
  wrong: { label: 'Wrong', hint: 'The word doesn’t mean this.' },
  chooseReason: 'Choose what’s wrong.',
  comment: 'Comment (optional)',
  left: (count: number) => `${count} characters left`,
  met: 'You met it here',
  sendSentence: 'Send this sentence too',
  sentenceHint: 'We only get the sentence if you tick this box.',
  sentenceHelps: 'We can only check this with your sentence. Send it if it’s not private.',
  send: 'Send report',
  sending: 'Sending…',
  sent: 'Thank you. We’ve got your report.',
}
