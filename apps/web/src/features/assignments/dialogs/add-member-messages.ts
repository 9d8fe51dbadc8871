/** Texts of adding members of the school to a class. */
export const addMemberMessages = {
  title: 'Add a member',
  aboutMembers: 'Add members of your school. Invite anyone else with a code or a link.',
  aboutStudents: 'Add students from your other classes. Invite anyone else with a code or a link.',
  done: 'Done',
  search: 'Name or username',
  members: 'Members of the school',
  loading: 'Loading…',
  tryAgain: 'Try again',
  noResults: 'No results. Try another name.',
  noMembersToAdd: 'You can’t add anyone yet. Invite people with a code or a link.',
  roles: { owner: 'Owner', manager: 'Manager', teacher: 'Teacher', student: 'Student' },
  inClass: 'In the class',
  add: 'Add',
  addTo: (person: string, className: string) => `Add ${person} to ${className}`,
}
