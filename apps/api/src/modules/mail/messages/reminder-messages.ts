import type { ReminderKind } from '@wordhoard/contracts/goals'
import { brand } from '@wordhoard/contracts/site/brand'

const count = (value: number) => value.toLocaleString('en-GB')
const counted = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`
const words = (value: number) => counted(value, 'word', 'words')
const minutesText = (value: number) => counted(value, 'minute', 'minutes')

/** Texts below every reminder. */
export const reminderMessages = {
  stop: 'Stop these emails',
  asked: `You asked us for these emails. You can change them in “Goal and reminders” on ${brand.name}.`,
}

/** Texts of the daily reminder. */
export const dailyMessages = {
  subject: (due: number) => `${words(due)} ${due === 1 ? 'is' : 'are'} waiting`,
  text: (minutes: number) =>
    `You saved them to remember them. Today is a good day to practise. It takes about ${minutesText(minutes)}.`,
  action: 'Start learning',
}

/** Texts of a learner's weekly summary. */
export const weeklyMessages = {
  subject: `Your week on ${brand.name}`,
  heading: 'Your week',
  done: (practised: number, minutes: number) =>
    `Last week you practised ${words(practised)} and learnt for ${minutesText(minutes)}.`,
  nothing: 'You didn’t practise last week. Five minutes are enough to start again.',
  due: (due: number) => `${words(due)} ${due === 1 ? 'is' : 'are'} waiting for you now.`,
  nothingDue: 'No words are due right now.',
  action: 'Start learning',
}

/** Texts of a teacher's weekly summary. */
export const classesMessages = {
  subject: 'Your classes this week',
  unnamed: 'Your class',
  class: (
    name: string,
    {
      students,
      readers,
      textsRead,
      texts,
      practised,
    }: {
      readonly students: number
      readonly readers: number
      readonly textsRead: number
      readonly texts: number
      readonly practised: number
    },
  ) =>
    [
      `${name}: ${count(readers)} of ${counted(students, 'student', 'students')} read last week.`,
      ...(texts > 0
        ? [`They’ve finished ${count(textsRead)} of ${counted(texts, 'text', 'texts')} in all.`]
        : []),
      `On average, each has practised ${words(practised)}.`,
    ].join(' '),
  action: 'Open my classes',
}

const names: Record<ReminderKind, string> = {
  daily: 'daily reminders',
  weekly: 'weekly summaries',
  classes: 'summaries of your classes',
}

/** Texts of the page that stops a reminder. */
export const reminderPageMessages = {
  stop: (kind: ReminderKind) => ({
    heading: 'Stop these emails?',
    text: `We won’t send you any more ${names[kind]}.`,
    button: 'Stop these emails',
  }),
  stopped: {
    heading: 'Done',
    text: `You won’t get these emails any more. You can turn them on again on ${brand.name}.`,
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'Open the link from the email again, or copy all of it.',
  },
}
