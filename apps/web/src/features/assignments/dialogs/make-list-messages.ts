import { formatCount } from '../../../lib/format-count'

/** Texts of making a vocabulary from the hard words of an assignment. */
export const makeListMessages = {
  title: 'Create a vocabulary',
  name: 'Name',
  nameOf: (assignment: string) => `Hard words: ${assignment}`,
  descriptionOf: (assignment: string) => `Words from “${assignment}” that the class finds hard`,
  chosen: (chosen: number, words: number) => `${chosen} of ${formatCount(words, 'word')} chosen`,
  noneChosen: 'Choose at least one word.',
  assignIt: 'Assign it to the class',
  create: 'Create vocabulary',
  assigned: (name: string) => `You’ve assigned “${name}” to the class`,
  created: (name: string) => `You’ve created “${name}”`,
  practise: 'Practise it',
}
