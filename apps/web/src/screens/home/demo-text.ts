/** A word of the demo with its entry, written for this page. */
export interface DemoWord {
  word: string
  pronunciation: string
  partOfSpeech: string
  definition: string
  example: string
}

/** Tappable words between stretches of plain text. */
export const demoText: readonly (string | DemoWord)[] = [
  'Each winter the river took another yard of the ',
  {
    word: 'bank',
    pronunciation: 'bæŋk',
    partOfSpeech: 'noun',
    definition: 'the sloping ground along the edge of a river or a lake',
    example: 'We ate our sandwiches on the bank and watched the boats.',
  },
  ', and each spring the village ',
  {
    word: 'put up with',
    pronunciation: 'ˌpʊt ˈʌp wɪð',
    partOfSpeech: 'phrasal verb',
    definition: 'to bear something unpleasant patiently, because it cannot be helped',
    example: 'She puts up with the draught for the sake of the view.',
  },
  ' the noise of the repairs. Only the heron ',
  {
    word: 'took offence',
    pronunciation: 'tʊk əˈfens',
    partOfSpeech: 'verb phrase',
    definition: 'to feel hurt or insulted by what someone says or does',
    example: 'Nobody takes offence at an honest question.',
  },
  ' and moved upstream.',
]
