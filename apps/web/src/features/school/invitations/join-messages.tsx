import type { ReactNode } from 'react'

/** Texts of joining a school by code. */
export const joinMessages = {
  invited: 'You’re invited to join',
  alreadyIn: 'You’re already a member of',
  wasMember: 'You were a member of',
  /** Below the name of a classroom or school; the school’s name may be written from right to left. */
  where: {
    classroom: (school: ReactNode) => <>Classroom in {school}</>,
    joiningClassroom: (school: ReactNode, role: string) => (
      <>
        Classroom in {school}. You’ll join as {role}.
      </>
    ),
    joiningSchool: (role: string) => `You’ll join as ${role}.`,
  },
  membershipEnded: 'The school ended your membership. Ask its staff to let you back in.',
  teacherVisibility: {
    title: 'What your teachers will see',
    profile: 'Your profile becomes private. Outside the school, people see only your username and picture.',
    more: 'Who sees what',
  },
  alreadyJoined: 'You’ve already joined, so you’re all set.',
  toClassroom: 'Go to the classroom',
  toSchool: 'Go to the school',
  accountNeeded: 'You need an account to join. We’ll bring you back here afterwards.',
  createAccount: 'Create account',
  login: 'Login',
  join: 'Join',
  joining: 'Joining…',
  notNow: 'Not now',
  loggedInAs: (username: ReactNode) => <>You’re logged in as {username}.</>,
  validUntil: (date: string) => `You can use this code until ${date}.`,
  notFoundTitle: 'We can’t find that code',
  notFound: 'Codes have eight letters and digits, like CFHJ-KLMP, and no vowels. Check yours again.',
  overTitle: 'This code no longer works',
  anotherCode: 'Another code',
}
