import type { ReactNode } from 'react'

/** Texts of withdrawing an assignment. */
export const withdrawMessages = {
  title: 'Withdraw this assignment?',
  consequences: (assignment: ReactNode) => (
    <>
      {assignment} will disappear from students’ assignments and from the class’s progress. If it’s private,
      the class won’t be able to open it. Students keep what they’ve read and learnt. If you assign it again,
      their progress counts again.
    </>
  ),
  withdraw: 'Withdraw',
  withdrawn: (title: string) => `“${title}” has been withdrawn`,
}
