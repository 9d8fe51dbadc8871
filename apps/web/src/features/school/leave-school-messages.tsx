import type { ReactNode } from 'react'

/** Texts of leaving a school. */
export const leaveSchoolMessages = {
  title: 'Leave this school?',
  description: (school: ReactNode) => (
    <>
      You’ll leave all classrooms of {school} and their chats. You won’t be able to open your assignments
      there, and the teachers won’t see your progress. You keep your words, your own texts and your learning
      progress. To come back, you’ll need a code from the school.
    </>
  ),
  action: 'Leave',
  pending: 'Leaving…',
  cancel: 'Stay',
  left: (school: string) => `You’ve left ${school}`,
}
