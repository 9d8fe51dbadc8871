import type { ReactNode } from 'react'

/** Texts of choosing the classrooms of a member. */
export const memberClassroomsMessages = {
  title: 'Classrooms',
  description: (name: ReactNode) => (
    <>
      Tick the classrooms for {name}. We save each change at once. Members without a classroom stay in the
      school.
    </>
  ),
  done: 'Done',
  search: 'Search classrooms',
  none: 'No classrooms yet.',
  noneFound: 'No classrooms found. Try another search.',
}
