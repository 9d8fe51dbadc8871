import { brand } from '@wordhoard/contracts/site/brand'

/** Texts that the popup shows after an action; the others stand in `popup.html`. */
export const popupMessages = {
  readingPage: 'Reading the page…',
  lookingUp: 'Looking it up…',
  notFound: (word: string) => `“${word}” isn’t in ${brand.name}’s dictionary.`,
  fullEntry: 'See the full entry',
  otherMeanings: 'other meanings too',
  from: (source: string) => `from ${source}`,
  also: 'Also: ',
  allow: (host: string) => `Allow ${host}`,
  options: 'Options',
}
