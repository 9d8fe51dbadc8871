const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** Texts of the sentences in which a learner met a word. */
export const encounterMessages = {
  title: 'In your reading',
  neverMet: 'You haven’t met this word in a text yet.',
  lookedUp: (lookups: number) => `You’ve looked it up ${times(lookups)}.`,
  met: (encounters: number) => `You’ve met it ${times(encounters)}.`,
  metAndLookedUp: (encounters: number, lookups: number) =>
    `You’ve met it ${times(encounters)} and looked it up ${times(lookups)}.`,
  wasLookedUp: 'looked up',
  showAll: (count: number) => `Show all ${count} sentences`,
  loading: 'Loading sentences from your reading…',
  offline: 'You’re offline. Your sentences will be here when you’re back.',
  retry: 'Try again',
}
