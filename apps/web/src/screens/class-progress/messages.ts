/** Texts of a class’s progress, as a whole and on one assignment. */
export const classProgressMessages = {
  title: 'Progress',
  loading: 'Loading progress…',
  notLoaded: 'We couldn’t load the progress',
  needsInternet: 'You need to be online to see progress',
  notKept: 'It’s about your students, so we don’t keep it on this device. It’ll load when you’re online.',
  open: (title: string) => `Open “${title}”`,
  classroomNotLoaded: 'We couldn’t load this classroom',
  forbidden: 'Only teachers of this class and managers of the school can see this page.',
  students: 'Students',
  noStudents: 'No students yet',
  noStudentsInClass: 'When students join the class, you’ll see what they read and learn here.',
  noStudentsForAssignment: 'When students join the class, you’ll see their progress here.',
  noAssignments: 'No assignments yet',
  assignFirst:
    'Assign an article or a vocabulary. You’ll see who reads it, and how many words they look up and remember.',
  toClass: 'Go to the class',
  handout: 'Handout',
  whoCanRead: 'Who can read it',
  byAssignment: 'By assignment',
  kinds: { article: 'Article', vocabulary: 'Vocabulary' },
}
