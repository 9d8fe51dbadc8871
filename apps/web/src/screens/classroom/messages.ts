/** Texts of a classroom’s page. */
export const classroomMessages = {
  loading: 'Loading the classroom…',
  notLoaded: 'We couldn’t load this classroom',
  forbidden:
    'This classroom belongs to your school, but you’re not in it. Ask its teachers or a manager to add you.',
  chat: 'Chat',
  progress: 'Progress',
  createAssignment: 'Create assignment',
  archived: 'This classroom is archived. Students no longer see its assignments on their home pages.',
}

/** Texts of a classroom’s assignments. */
export const classAssignmentsMessages = {
  titleForTeachers: 'Assignments',
  titleForStudents: 'Your assignments',
  loading: 'Loading assignments…',
  notLoaded: 'We couldn’t load the assignments',
  none: 'No assignments yet',
  noneForTeachers:
    'Assign an article or a vocabulary: your own or a public one. Students see it on their home pages straight away.',
  noneForStudents: 'You’ll see assignments from your teachers here and on your home page.',
  chooseFirst: 'Choose an article',
  actions: {
    words: 'See the words',
    wordsOf: (title: string) => `See the words of ${title}`,
    progress: 'Progress',
    progressOn: (title: string) => `Progress on ${title}`,
    handout: 'Handout',
    handoutOf: (title: string) => `Handout for ${title}`,
    edit: 'Edit',
    editOf: (title: string) => `Edit ${title}`,
    withdraw: 'Withdraw',
    withdrawOf: (title: string) => `Withdraw ${title}`,
  },
}

/** Texts of a classroom’s members. */
export const classMembersMessages = {
  teachers: 'Teachers',
  students: 'Students',
  loading: 'Loading members…',
  notLoaded: 'We couldn’t load the members',
  noStudents: 'No students yet.',
  noStudentsAddSome: 'No students yet. Add members of your school, or invite people with a code.',
  addMember: 'Add a member',
  invite: 'Invite',
  teachHere: 'I teach this class',
  teaching: 'You’re now one of its teachers',
  removed: (person: string) => `${person} is no longer in the class`,
  undo: 'Undo',
}
