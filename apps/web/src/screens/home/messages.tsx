import type { ReactNode } from 'react'

/** Texts at the top of the home page for visitors. */
export const homeMessages = {
  titleLines: ['Read what you like.', 'Keep the words.'],
  lead: 'Paste any English text, tap a word you don’t know, and see what it means here.',
  account: (link: (text: string) => ReactNode) => (
    <>You don’t need an account to read. {link('Create a free one')} to keep your words.</>
  ),
  demoTitle: 'One tap, the right meaning',
  lookUp: {
    title: 'Just one word?',
    text: 'See its British pronunciation, all its meanings with examples, and related words.',
    label: 'Look up a word',
  },
}

/** Texts of the form that opens a text in the reader. */
export const startReadingMessages = {
  label: 'Your text',
  placeholder: 'Paste a news story, a chapter, a letter…',
  read: 'Read',
  sample: 'Try a short story',
  textMissing: 'Paste or type a text first.',
}

/** Texts of the miniature reader: a sentence, and the entries of its words. */
export const demoMessages = {
  fits: 'fits this sentence',
  save: 'Save word – free account',
  sentence: {
    beforeBank: 'Each winter the river took another yard of the ',
    beforePutUpWith: ', and each spring the village ',
    beforeTookOffence: ' the noise of the repairs. Only the heron ',
    end: ' and moved upstream.',
  },
  bank: {
    word: 'bank',
    partOfSpeech: 'noun',
    definition: 'the sloping ground along the edge of a river or a lake',
    example: 'We ate our sandwiches on the bank and watched the boats.',
  },
  putUpWith: {
    word: 'put up with',
    partOfSpeech: 'phrasal verb',
    definition: 'to accept something unpleasant, because you can’t change it',
    example: 'She puts up with the draught for the sake of the view.',
  },
  tookOffence: {
    word: 'took offence',
    headword: 'take offence',
    partOfSpeech: 'verb phrase',
    definition: 'to feel hurt or insulted by what someone says or does',
    example: 'Nobody takes offence at an honest question.',
  },
}
