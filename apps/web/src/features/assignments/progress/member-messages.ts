/** Texts of a class’s member lists. */
export const memberListMessages = {
  // Students have no label, because they are listed under that heading.
  roles: { owner: 'Owner', manager: 'Manager', teacher: 'Teacher', student: null },
  deactivated: 'Deactivated',
  remove: (person: string) => `Remove ${person} from the class`,
  showAll: (count: string) => `Show all ${count}`,
}

/** Titles over what teachers can see about their students. */
export const teacherVisibilityMessages = {
  forStudents: 'What your teachers can see',
  forTeachers: 'What students know you can see',
}
