/** Texts before a word check begins. */
export const introMessages = {
  title: 'How many words do you know?',
  lead: 'We show you one word at a time. You say whether you know what it means.',
  facts: {
    time: 'It takes about two minutes.',
    madeUp: 'A few words aren’t real. Say yes only to words you know.',
    stop: 'You can stop at any time, and carry on later.',
  },
  start: 'Start',
  resume: 'Carry on',
  notNow: 'Not now',
}

/** Texts of the questions. */
export const questionMessages = {
  starting: 'Choosing the first word…',
  notStarted: 'We couldn’t start the word check',
  stop: 'Stop for now',
  progress: 'Progress',
  known: 'Do you know this word?',
  meaning: 'Which meaning is right?',
  answers: 'Answers',
  yes: 'Yes',
  no: 'No',
  skip: 'Skip',
  unsure: 'I’m not sure',
  notSaved: (reason: string) => `We couldn’t save your answer. ${reason}`,
  tryAgain: 'Try again',
  keys: {
    no: 'N or ←',
    yes: 'Y or →',
    skip: 'S',
  },
}

/** Texts of the result. */
export const resultMessages = {
  counting: 'Counting your words…',
  size: (words: string) => `You know about ${words} words`,
  range: (low: string, high: string) => `We’re fairly sure it’s between ${low} and ${high}.`,
  level: (level: string) => `That’s about ${level}.`,
  roughRange: (low: string, high: string) => `It may be anything from ${low} to ${high}.`,
  rough: 'This is still a rough guess. Check again to make it better.',
  levels: {
    A1: 'You can read signs, short notes and very simple stories.',
    A2: 'You can read short texts about everyday life.',
    B1: 'You can read clear texts about everyday life, work and travel.',
    B2: 'You can read most articles and many modern stories.',
    C1: 'You can read long and difficult texts, such as novels and reports.',
    C2: 'You can read almost anything.',
  },
  scale: 'Levels',
}
