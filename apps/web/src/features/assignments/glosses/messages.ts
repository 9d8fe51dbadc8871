/** Texts of a handout’s options. */
export const glossOptionsMessages = {
  print: 'Print',
  number: 'Number of glosses',
  none: 'None',
  place: 'Put glosses',
  inMargin: 'In the margin',
  atEnd: 'At the end',
  languages: 'Translations in',
  words: 'Words, hardest for your class first',
  noWords: 'We found no words to gloss.',
  meaningOf: (word: string) => `Meaning of ${word}`,
}
