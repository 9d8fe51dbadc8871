import type { SchoolRole } from '@wordhoard/contracts/school'

/** What roles are called where people read of them. */
export const roleNames: Readonly<Record<SchoolRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  teacher: 'Teacher',
  student: 'Student',
}

/** The same with its article, inside a sentence: "an owner". */
export const roleInSentence: Readonly<Record<SchoolRole, string>> = {
  owner: 'the owner',
  manager: 'a manager',
  teacher: 'a teacher',
  student: 'a student',
}

/** "1 student", "1,204 students". */
export function countOf(number: number, noun: string): string {
  return `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`
}
