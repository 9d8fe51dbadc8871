import { formatCount } from '../../../lib/format-count'

/** Texts of a teacher’s classes on the home page. */
export const taughtClassesMessages = {
  title: 'Your classes',
  all: 'All schools',
  loading: 'Loading your classes…',
  students: (count: number) => (count === 0 ? 'No students yet' : formatCount(count, 'student')),
  progress: 'Progress',
  progressOf: (name: string) => `Progress of ${name}`,
  invite: 'Invite',
  inviteTo: (name: string) => `Invite to ${name}`,
  noAssignments: 'Nothing is due now.',
  assign: 'Create assignment',
  assignTo: (name: string) => `Create assignment for ${name}`,
  read: (done: string, students: string) => `${done} of ${students} read`,
  practised: (done: string, students: string) => `${done} of ${students} practised`,
  finished: (done: string, students: string) => `${done} of ${students} finished`,
  /** Instead of how many have done it, in a class that has no students. */
  noStudents: 'No students yet',
  /** Joins how many have finished a test and when it closes: "3 of 28 finished, closes Friday". */
  withClosing: (finished: string, moment: string) => `${finished}, closes ${moment}`,
  /** Joins how many have done an assignment and when it’s due: "1 of 28 read, due Thursday". */
  withDue: (done: string, due: string) => `${done}, ${due.charAt(0).toLowerCase()}${due.slice(1)}`,
  none: 'You haven’t got a class yet.',
  createClassroom: 'Create classroom',
  setUpSchool: 'Set up a school',
  joinByCode: 'Join by code',
  notLoaded: (reason: string) => `We couldn’t load your classes. ${reason}`,
  tryAgain: 'Try again',
}
