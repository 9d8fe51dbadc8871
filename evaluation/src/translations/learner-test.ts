import { normalForm, splitWanted } from './normal-form'

/** A line of the learner test: a word, and the meaning that is wanted, in the learner's language. */
export interface TestWord {
  readonly lang: string
  readonly word: string
  readonly partOfSpeech: string
  readonly wanted: string
}

/** Reads the test: a head line, then language, word, part of speech, easiness and the wanted meaning, by tabs. */
export function readTest(text: string): TestWord[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [lang = '', word = '', partOfSpeech = '', , wanted = ''] = line.split('\t')
      return { lang, word, partOfSpeech, wanted }
    })
}

/** How many are meant by “the first three”. */
const FIRST = 3

/** The two ways in which an entry has three first translations. */
export interface FirstThree {
  /** The first equivalent of each of the first three senses that are translated. */
  readonly bySense: readonly string[]
  /** The first three different equivalents, all those of a sense before those of the next. */
  readonly inOrder: readonly string[]
}

/** Returns the first three translations of an entry. @param senses the equivalents of each sense, in the order shown */
export function firstThree(senses: readonly (readonly string[])[]): FirstThree {
  const translated = senses.filter((equivalents) => equivalents.length > 0)
  return {
    bySense: translated.slice(0, FIRST).map(([first]) => first!),
    inOrder: [...new Set(translated.flat())].slice(0, FIRST),
  }
}

/** Whether the wanted meaning is among some translations. */
export function hasWanted({ lang, wanted }: TestWord, translations: readonly string[]): boolean {
  const forms = new Set(splitWanted(wanted, lang))
  return translations.some((text) => forms.has(normalForm(text, lang)))
}
