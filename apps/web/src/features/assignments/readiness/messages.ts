import { formatCount } from '../../../lib/format-count'

const students = (count: number) => formatCount(count, 'student')

/** Texts of who in a class can read a text. */
export const readinessMessages = {
  canRead: (count: number, all: number) => `${count} of ${students(all)} can read this`,
  noneEstimated: 'We can’t estimate this class yet',
  about: 'We count students who probably know at least 95% of its words.',
  basis:
    'We estimate this from word checks, and from words students look up in assigned articles. Their own reading and practice never count.',
  estimated: (known: number, low: number, high: number) =>
    low === high ? `about ${known}%` : `about ${known}% (${low}–${high}%)`,
  lacks: (words: number) => `${formatCount(words, 'word')} short`,
  notYet: 'Not yet',
  ready: 'Can read it',
  noEstimate: 'No estimate yet',
  noEstimateText: 'They need to take the two-minute word check first.',
  ask: 'Ask in the class chat',
  askText: (address: string) => `Please take the two-minute word check before our next lesson: ${address}`,
  lackedTitle: 'Words to teach first',
  lackedAll: (count: number) =>
    count === 1
      ? 'Teach these, and the student who can’t read it yet probably can.'
      : `Teach these, and all ${count} who can’t read it yet probably can.`,
  lackedSome: 'These words help most. Some students need more than these.',
  hardTitle: 'Hard words for this class',
  hardText: 'Most students we can estimate probably don’t know these.',
  unknownTo: (unknown: number, all: number) => `new to ${unknown} of ${all}`,
  noHard: 'Most of the class probably knows every word.',
  createVocabulary: 'Create a vocabulary',
  showAll: (count: number) => `Show all ${count}`,
  noStudents: 'No students yet',
  noStudentsText: 'Add students to the class, then see what they can read.',
  toClass: 'Go to the class',
}

/** Texts of the line under an assigned article. */
export const readinessLineMessages = {
  unknown: 'Who can read this?',
  about: (line: string, title: string) => `${line} – ${title}`,
  none: 'Who can read this? No estimates yet',
  line: (canRead: number, all: number) => `${canRead} of ${all} can read this`,
  unchecked: (count: number) => `${count} without an estimate`,
}
