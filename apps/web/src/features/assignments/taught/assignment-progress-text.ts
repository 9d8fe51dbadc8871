import type { CurrentAssignment, CurrentTest } from '@wordhoard/contracts/assignments'
import { dueText, formatMoment } from '../due-text'
import { taughtClassesMessages } from './messages'

const number = (value: number) => value.toLocaleString('en-GB')

/** Says how many of a class’s students have done something; "0 of 0" would say nothing. */
function countDone(say: (done: string, students: string) => string, done: number, students: number): string {
  return students === 0 ? taughtClassesMessages.noStudents : say(number(done), number(students))
}

/** Says how many students have done an assignment and when it’s due: "1 of 28 read, due Thursday". */
export function assignmentProgressText(
  { kind, done_num, due_at }: CurrentAssignment,
  students: number,
  now: Date = new Date(),
): string {
  const say = kind === 'article' ? taughtClassesMessages.read : taughtClassesMessages.practised
  const done = countDone(say, done_num, students)
  // Done or not, a class’s assignment isn’t overdue for its teacher: it was due.
  return due_at === null ? done : taughtClassesMessages.withDue(done, dueText(due_at, true, now).text)
}

/** Says how many students have finished a test and when it closes: "3 of 28 finished, closes Friday". */
export function testProgressText(
  { finished_num, closes_at }: CurrentTest,
  students: number,
  now: Date = new Date(),
): string {
  const finished = countDone(taughtClassesMessages.finished, finished_num, students)
  return closes_at === null
    ? finished
    : taughtClassesMessages.withClosing(finished, formatMoment(new Date(closes_at), now))
}
