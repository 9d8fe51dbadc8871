import type { SchoolRole } from '@wordhoard/contracts/school'

/** Display names of the roles. */
export const roleNames: Readonly<Record<SchoolRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  teacher: 'Teacher',
  student: 'Student',
}

/** The roles with their articles, for use in a sentence: "a teacher". */
export const roleInSentence: Readonly<Record<SchoolRole, string>> = {
  owner: 'the owner',
  manager: 'a manager',
  teacher: 'a teacher',
  student: 'a student',
}
