import { formatCount } from '../../lib/format-count'

/** Texts of due dates. */
export const dueMessages = {
  none: 'No due date',
  due: (moment: string) => `Due ${moment}`,
  dayAndTime: (day: string, time: string) => `${day} at ${time}`,
  wasDue: (day: string) => `Was due ${day}`,
  overdueSince: (time: string) => `Overdue since ${time}`,
  overdueBy: (days: number) => `Overdue by ${formatCount(days, 'day')}`,
}

/** Texts of how far a student is with an assignment. */
export const progressStateMessages = {
  toDo: 'To do',
  partRead: (percent: number) => `${percent}% read`,
  read: 'Read',
  partPractised: (practised: number, words: number) => `${practised} of ${words} practised`,
  practised: 'Practised',
}

/** Texts of an assignment in a list. */
export const assignmentRowMessages = {
  readBy: (readers: string, students: string) => `Read by ${readers} of ${students}`,
  minutesToRead: (minutes: string) => `${minutes} min to read`,
  wordsToPractise: (words: number) => `${formatCount(words, 'word')} to practise`,
}

/** Texts of a learner’s open assignments on the home page. */
export const myAssignmentsMessages = {
  title: 'Your assignments',
  notLoaded: (reason: string) => `We couldn’t load your assignments. ${reason}`,
  tryAgain: 'Try again',
}
