import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format-count'

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** Texts of a dictionary entry. */
export const entryMessages = {
  listen: (headword: string) => `Listen to ${headword}`,
  listenAs: (headword: string, partOfSpeech: string) =>
    `Listen to ${headword} as ${withArticle(partOfSpeech)}`,
  listenInMeaning: (headword: string, meaning: string) => `Listen to ${headword} meaning ${meaning}`,
  notPlayed: 'We couldn’t play the pronunciation. Please try again.',
  soundNotHere: 'This sound isn’t on your device. Play it when you’re online.',
  otherSpellings: (spellings: string) => `also spelt ${spellings}`,
  separability: {
    none: 'no object',
    inseparable: 'not separable',
    optional: 'separable',
    obligatory: 'always separated',
  },
  frequency: {
    veryCommon: 'very common',
    common: 'common',
    fairlyCommon: 'fairly common',
    uncommon: 'uncommon',
    rare: 'rare',
    rank: (rank: string) => `Number ${rank} in the list of most common words`,
  },
  best: {
    ranked: 'Fits this sentence',
    probably: 'Probably',
    which: 'Which fits?',
    closest: 'Closest meaning',
    chosen: 'Your choice for this sentence',
    chosenForAll: 'Your choice for every reader',
    authors: 'Chosen by the author',
    undoChoice: 'Undo choice',
  },
  meanings: {
    others: 'Other meanings',
    choose: 'This meaning fits',
    chooseMeaning: (meaning: string) => `This meaning fits: ${meaning}`,
    more: (count: number) => `More meanings (${count})`,
    moreNote: 'These are rarer, and explained in harder words.',
    mostCommon: 'most common',
    synonyms: 'Synonyms',
    opposites: 'Opposites',
    kindOf: 'A kind of',
    showMore: (count: number, partOfSpeech: string, hidden: (text: string) => ReactNode) => (
      <>
        Show {formatCount(count, 'more meaning')}
        {hidden(` as ${withArticle(partOfSpeech)}`)}
      </>
    ),
  },
  sources: {
    definitions: 'Definitions',
    pronunciation: 'Pronunciation',
    wordNet: 'WordNet 3.1 © Princeton University (WordNet licence)',
    openEnglishWordNet: 'Open English WordNet',
    wiktionary: 'Wiktionary and its authors',
    picture: (licence: (name: string) => ReactNode) => <>Picture: OpenMoji, {licence('CC BY-SA 4.0')}.</>,
  },
}
