/** Texts of the list of members. */
export const membersMessages = {
  invite: 'Invite',
  find: 'Find members',
  search: 'Search members',
  filters: {
    role: 'Role',
    allRoles: 'All roles',
    status: 'Status',
    anyStatus: 'Any status',
    classroom: 'Classroom',
    allClassrooms: 'All classrooms',
    archivedClassroom: 'An archived classroom',
  },
  active: 'Active',
  deactivated: 'Deactivated',
  pages: 'Pages of members',
  noneFound: {
    title: 'No members found',
    text: 'Try another search or fewer filters. You can also invite people.',
  },
  columns: {
    member: 'Member',
    role: 'Role',
    status: 'Status',
    classrooms: 'Classrooms',
    joined: 'Joined',
    actions: 'Actions',
  },
  /** Labels of both directions of each order. */
  orders: {
    username: { asc: 'Username A–Z', desc: 'Username Z–A' },
    surname: { asc: 'Surname A–Z', desc: 'Surname Z–A' },
    role: { asc: 'Owner first', desc: 'Students first' },
    status: { asc: 'Deactivated first', desc: 'Active first' },
    joined: { asc: 'First to join', desc: 'Last to join' },
  },
  moreClassrooms: (count: number) => `and ${count} more`,
  actionsFor: (username: string) => `Actions: ${username}`,
}
