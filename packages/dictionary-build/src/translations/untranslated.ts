import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/** An equivalent that is spelt like its headword. */
export interface Copy {
  readonly lang: string
  readonly key: string
  readonly headword: string
  readonly partOfSpeech: PartOfSpeech
  /** As written: Hotel, das. */
  readonly equivalent: string
  /** Whether the sense has no other equivalent. */
  readonly isOnly: boolean
}

/** How often letters must follow one another in a language’s other words to be usual there. */
const USUAL = 2

/** How infinitives end; a verb that doesn't isn't translated. */
const infinitives: Readonly<Record<string, RegExp>> = {
  de: /n$/u,
  es: /(?:[aeií]r|se)$/u,
  fr: /(?:er|ir|re)$/u,
  it: /(?:re|rsi|rci|rla|rsela|rne)$/u,
  pl: /(?:ć|c)$/u,
  pt: /(?:[aeiô]r|se)$/u,
  tr: /m[ae]k$/u,
}

/** Returns an equivalent without what a dictionary adds to it: its article, hints in brackets, capitals. */
export function bareForm(equivalent: string): string {
  const plain = equivalent.includes('(') ? equivalent.replace(/\([^)]*\)/gu, '') : equivalent
  return plain
    .replace(/, (?:der|die|das)(?:\/(?:der|die|das))*\s*$/u, '')
    .trim()
    .toLowerCase()
}

/**
 * Tells copies of the English word that somebody forgot to translate from words that are spelt alike by right. A word is
 * right in its language if it stands beside other equivalents, has its article (*Hotel, das*), is what people exclaim, is
 * written alike in another language (*taxi*) or is a listed loan; or if its letters follow one another as in the
 * language’s other words (French *table*, but not *worth*). A verb must end as verbs do there.
 */
export class UntranslatedFinder {
  readonly #loans: ReadonlySet<string>
  /** How often each three letters occur in the words of a language that are no copies. */
  readonly #letters = new Map<string, Map<string, number>>()
  /** The languages in which each headword is a copy. */
  readonly #languages = new Map<string, Set<string>>()

  /** @param loans languages with words that they have borrowed as they are, as `de meeting` */
  constructor(loans: ReadonlySet<string>) {
    this.#loans = loans
  }

  /** Learns from an equivalent how words of the language look, or that the headword is a copy there. */
  learn(lang: string, headword: string, equivalent: string): void {
    const bare = bareForm(equivalent)
    if (bare === headword) {
      const languages = this.#languages.get(headword) ?? new Set()
      this.#languages.set(headword, languages.add(lang))
      return
    }
    // A copy is judged by Latin letters only.
    if (!/[a-z]/u.test(bare)) return
    const letters = this.#letters.get(lang) ?? new Map<string, number>()
    this.#letters.set(lang, letters)
    for (const three of threesOf(bare)) letters.set(three, (letters.get(three) ?? 0) + 1)
  }

  /** Whether a copy is probably a mistake; to be asked when everything has been learnt. */
  isUntranslated(copy: Copy): boolean {
    const { lang, headword, partOfSpeech, equivalent, isOnly } = copy
    if (this.#loans.has(`${lang} ${headword}`)) return false
    const isVerb = partOfSpeech === 'verb' || partOfSpeech === 'phrasal verb'
    if (isVerb) return !infinitives[lang]?.test(headword)
    if (!isOnly || partOfSpeech === 'proper noun' || partOfSpeech === 'interjection') return false
    if (/, (?:der|die|das)/u.test(equivalent)) return false
    // Nobody forgets the same word in two languages.
    if ((this.#languages.get(headword)?.size ?? 0) > 1) return false
    // Abbreviations have no letters to judge by: DVD, GPS.
    if (/^[\p{Lu}\p{N}&.+-]+$/u.test(equivalent)) return false
    const letters = this.#letters.get(lang)
    return threesOf(headword).some((three) => (letters?.get(three) ?? 0) < USUAL)
  }
}

/** Returns each three letters in a row, with a space for the beginning and the end of words. */
function threesOf(text: string): string[] {
  const padded = ` ${text} `
  const threes: string[] = []
  for (let at = 0; at + 3 <= padded.length; at++) threes.push(padded.slice(at, at + 3))
  return threes
}
