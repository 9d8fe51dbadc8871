/** Texts of a class’s progress in figures and tables. */
export const progressMessages = {
  wholeClass: 'The whole class',
  exportCsv: 'Export CSV',
  // Used when the class’s name has no letters or digits.
  fileName: 'class-progress',
  columns: {
    student: 'Student',
    read: 'Read',
    articlesRead: 'Articles read',
    minutes: 'Minutes',
    lookedUp: 'Looked up',
    practised: 'Practised',
    remembered: 'Remembered',
    unknown: 'Unknown',
    lastRead: 'Last read',
  },
  readAll: 'All',
  neverRead: 'Never',
  of: (total: string) => `of ${total}`,
  countOf: (count: string, total: string) => `${count} of ${total}`,
  // Each label follows its figure, as in “2.5 minutes per student”.
  figures: {
    readers: 'students have read it',
    articlesRead: 'articles read per student',
    minutes: 'minutes per student',
    lookedUp: 'words looked up per student',
    practised: 'words practised per student',
    remembered: 'words remembered per student',
    unknown: 'unknown words per student',
  },
}

/** Texts of the words that a class finds hard. */
export const hardWordsMessages = {
  title: 'Hard words',
  aboutArticle: 'Words your students look up most come first, then words they probably don’t know.',
  aboutVocabulary: 'Words your students don’t know yet. The hardest come first.',
  createVocabulary: 'Create a vocabulary',
  loading: 'Loading hard words…',
  notLoaded: 'We couldn’t load the hard words',
  none: 'We found no hard words.',
  showAll: (count: number) => `Show all ${count}`,
  showFirst: (count: number) => `Show the first ${count}`,
  lookedUpBy: (students: number) => `Looked up by ${students}`,
  unknownTo: (unknown: number, students: number) =>
    `${unknown} of ${students} ${unknown === 1 ? 'doesn’t' : 'don’t'} know it yet`,
  probablyUnknownTo: (students: number) =>
    students === 1 ? '1 student probably doesn’t know it' : `${students} students probably don’t know it`,
  uncommon: 'Less common than the other words',
}
