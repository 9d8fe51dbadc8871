/** Texts of the panel that says what a learner’s vocabulary holds about a word. */
export const wordInfoMessages = {
  info: 'Info',
  title: 'In your vocabulary',
  absent: 'Not in your vocabulary',
  loading: 'Loading…',
  retry: 'Try again',
  states: {
    met: 'Met in a text',
    new: 'New: saved, not practised yet',
    learning: 'Learning',
    known: 'Known',
    ignored: 'Ignored',
  },
  facts: {
    state: 'State',
    priority: 'Priority',
    score: 'Score',
    repeats: 'Repeats',
    streak: 'Streak',
    added: 'Added',
    lastRepeat: 'Last repeat',
    nextRepeat: 'Next repeat',
  },
  scoreOfTen: (score: string) => `${score} out of 10`,
  neverRepeated: 'Never',
  noRepeatPlanned: 'Not planned yet',
}
