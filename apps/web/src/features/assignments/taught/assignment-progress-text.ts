import type { CurrentAssignment, CurrentTest } from '@wordhoard/contracts/assignments'
import { dueText } from '../due-text'
import { describeClosing } from '../tests/closing-text'
import { taughtClassesMessages } from './messages'

const number = (value: number) => value.toLocaleString('en-GB')

/** Says how many students have done an assignment and when it’s due: "1 of 28 read, due Thursday". */
export function assignmentProgressText(
  { kind, done_num, due_at }: CurrentAssignment,
  students: number,
  now: Date = new Date(),
): string {
  const say = kind === 'article' ? taughtClassesMessages.read : taughtClassesMessages.practised
  const done = say(number(done_num), number(students))
  // Done or not, a class’s assignment isn’t overdue for its teacher: it was due.
  return due_at === null ? done : taughtClassesMessages.withDue(done, dueText(due_at, true, now).text)
}

/** Says how many students have finished a test and until when it is open: "3 of 28 finished, open until Fri 4 Dec". */
export function testProgressText({ finished_num, closes_at }: CurrentTest, students: number): string {
  const done = taughtClassesMessages.finished(number(finished_num), number(students))
  return closes_at === null
    ? done
    : taughtClassesMessages.withDue(done, describeClosing({ is_open: true, closes_at }))
}
