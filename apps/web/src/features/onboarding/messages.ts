/** Texts of the first steps. */
export const firstStepsMessages = {
  title: 'First steps',
  finishedTitle: 'You’re all set',
  done: (done: number, all: number) => `${done} of ${all} done`,
  progress: 'First steps done',
  explore: 'Explore',
  toggle: 'All steps',
  optional: 'Optional',
  finished: 'Come back tomorrow. A few minutes a day help you more than an hour on Sunday.',
  finish: 'Hide these steps',
  states: { completed: 'Completed', active: 'Next', locked: 'Locked' },
}

/** Texts of the tasks among the first steps. */
export const taskMessages = {
  signUp: { title: 'Create an account', text: 'Welcome aboard!' },
  language: {
    title: 'Your language',
    chosen: (language: string) => `Language: ${language}`,
    action: 'Choose',
    actionLabel: 'Choose your language',
    change: 'Change',
    changeLabel: 'Change your language',
  },
  wordCheck: {
    title: 'Find your level',
    known: (level: string) => `Your level: about ${level}`,
    action: 'Start',
    actionLabel: 'Start the two-minute word check',
    again: 'See more',
    againLabel: 'See how many words you know',
  },
  read: {
    title: 'Read your first text',
    text: 'A short one is ready for you. Tap a word you don’t know, and save it.',
    action: 'Start reading',
  },
  learn: {
    title: 'Practise your words',
    text: 'Play a few small games with the words you saved. Two minutes is enough.',
    action: 'Start learning',
  },
  vocabulary: {
    title: 'See your vocabulary',
    text: 'Look at the words you’ve read or saved, and how well you know them.',
    action: 'Open vocabulary',
  },
  profile: {
    title: 'Set up your profile',
    text: 'Choose a picture and say who you are.',
    action: 'Set up profile',
  },
  habit: {
    title: 'Make it a habit',
    text: 'Come back each day and practise the words that are due.',
  },
}
