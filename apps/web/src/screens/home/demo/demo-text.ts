import { demoMessages } from '../messages'

/** A word of the demo with its entry, written for this page. */
export interface DemoWord {
  word: string
  /** The word as the dictionary lists it, if that differs. */
  headword?: string
  pronunciation: string
  partOfSpeech: string
  definition: string
  example: string
}

const { sentence, bank, putUpWith, tookOffence } = demoMessages

/** Tappable words between stretches of plain text. */
export const demoText: readonly (string | DemoWord)[] = [
  sentence.beforeBank,
  { ...bank, pronunciation: 'bæŋk' },
  sentence.beforePutUpWith,
  { ...putUpWith, pronunciation: 'ˌpʊt ˈʌp wɪð' },
  sentence.beforeTookOffence,
  { ...tookOffence, pronunciation: 'tʊk əˈfens' },
  sentence.end,
]
