/** Texts of reporting a person. */
export const reportMessages = {
  title: (username: string) => `Report @${username}`,
  description:
    'Your report goes to the managers of the school you share. If you don’t share one, it comes to us. Your report includes your username. We won’t tell the person you report.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: {
    harassment: 'Harassment or bullying',
    spam: 'Spam or advertising',
    inappropriate: 'Content that doesn’t belong here',
    impersonation: 'Pretending to be someone else',
    other: 'Something else',
  },
  text: 'What happened?',
  length: (length: string, limit: string) => `${length} of ${limit} characters`,
  send: 'Send report',
  sending: 'Sending…',
  sent: 'Thank you. Your report is on its way.',
}
