import type { ReasonKind } from '@wordhoard/contracts/learner/knowledge'

/** `times`: on how many days, of words passed while reading. */
const kinds: Record<ReasonKind, (date: string, times: number) => string> = {
  placed_known: (date) => `In your word check on ${date}, you knew it.`,
  placed_unknown: (date) => `In your word check on ${date}, you didn’t know it.`,
  answered_right: (date) => `You got it right the first time, on ${date}.`,
  answered_wrong: (date) => `You got it wrong the first time, on ${date}.`,
  tested_right: (date) => `You got it right in a class test on ${date}.`,
  tested_wrong: (date) => `You didn’t get it right in a class test on ${date}.`,
  looked_up: (date) => `You first looked it up on ${date}.`,
  passed: (date, times) =>
    times === 1
      ? `You read past it on ${date} without looking it up.`
      : `You read past it on ${times} days without looking it up, last on ${date}.`,
  saved: (date) => `You saved it on ${date}.`,
  said_known: (date) => `You marked it as known on ${date}.`,
  said_unknown: (date) => `You didn’t remember it on ${date}.`,
}

/** Texts that say why a word is thought known or unknown. */
export const reasonMessages = {
  title: 'Do you know this word?',
  loading: 'Loading what we think…',
  offline: 'You’re offline. We’ll tell you what we think when you’re back.',
  retry: 'Try again',
  verdicts: {
    probably: 'You probably know this word.',
    maybe: 'You may know this word.',
    'maybe-not': 'You may not know this word.',
    'probably-not': 'You probably don’t know this word.',
  },
  chance: (percent: string) => `The chance that you know it is ${percent}.`,
  saidKnown: 'You said you know this word.',
  saidUnknown: 'You said you don’t know this word.',
  takeBack: 'Changed your mind? Choose the same button again.',
  kinds,
  recall: 'You’ve practised it, so we go by how well you remember it.',
  letGo: (date: string) => `You knew it when we asked on ${date}, so practice leaves it out.`,
  notAsked: 'We think you know it, so practice leaves it out. Tell us if we’re wrong.',
  bringBack: 'Practise it again',
  byDifficulty: 'We go by how hard the word is, and which other words you know.',
  actions: 'Tell us if you know it',
  known: 'I know it',
  unknown: 'I don’t know it',
  notSaved: (reason: string) => `We couldn’t save this. ${reason}`,
}
