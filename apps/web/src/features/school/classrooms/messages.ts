/** Texts of the list of classrooms. */
export const classroomsMessages = {
  create: 'Create classroom',
  find: 'Find classrooms',
  search: 'Search classrooms',
  show: 'Which classrooms',
  active: 'Active',
  archived: 'Archived',
  pages: 'Pages of classrooms',
  noneFound: {
    title: 'No classrooms found',
    text: 'Try another search, or switch between active and archived classrooms.',
  },
  none: {
    title: 'No classrooms yet',
    forManagers: 'Each classroom brings together its students, their texts and their chat.',
    forTeachers: 'You’re not in a classroom of this school yet. Ask a manager to add you.',
  },
  columns: { name: 'Name', students: 'Students', staff: 'Staff', created: 'Created', actions: 'Actions' },
  /** Labels of both directions of each order. */
  orders: {
    name: { asc: 'Name A–Z', desc: 'Name Z–A' },
    students: { asc: 'Fewest students first', desc: 'Most students first' },
    created: { asc: 'Oldest first', desc: 'Newest first' },
  },
  actionsFor: (classroom: string) => `Actions: ${classroom}`,
  /** Stands after their number on narrow screens. */
  students: (count: number) => (count === 1 ? 'student' : 'students'),
  staff: 'staff',
}
