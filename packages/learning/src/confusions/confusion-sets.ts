import { BLANK } from '../blank'

const confusionKinds = ['form', 'sound', 'meaning', 'language'] as const
export type ConfusionKind = (typeof confusionKinds)[number]

/** A word of a set, with a sentence that only this word of the set fits. */
export interface ConfusedWord {
  /** The headword. */
  readonly word: string
  /** One letter (n, v …) where the headword has several parts of speech; undefined if it doesn't matter. */
  readonly partOfSpeech: string | undefined
  readonly sentence: string
  /** The sentence without the word. */
  readonly gap: string
  /** The words of the set as they'd stand in the gap, in the order of the set. */
  readonly choices: readonly string[]
}

/** Two or three words that learners mix up. */
export interface ConfusionSet {
  /** How the words resemble each other; `language`: only through what they are in a first language. */
  readonly kind: ConfusionKind
  /** Codes of first languages whose speakers mix them up most; empty for everybody. */
  readonly languages: readonly string[]
  readonly words: readonly ConfusedWord[]
}

const bracket = /\[([^\]]+)\]/u

/** Parses a line of the table: kind, words, languages, and a sentence for each word with its choices in brackets. */
export function parseSet(line: string): ConfusionSet {
  const [kind, words, languages, sentences] = line.split('\t') as [ConfusionKind, string, string, string]
  const texts = sentences.split(' * ')
  return {
    kind,
    languages: languages === '' ? [] : languages.split(','),
    words: words.split(' | ').map((named, index) => {
      const [word, partOfSpeech] = named.split('/') as [string, string | undefined]
      const text = texts[index]!
      const [inBrackets, inside] = bracket.exec(text) as unknown as [string, string]
      const choices = inside.split('|')
      return {
        word,
        partOfSpeech,
        sentence: capitalise(text.replace(inBrackets, choices[index]!)),
        gap: text.replace(inBrackets, BLANK),
        choices,
      }
    }),
  }
}

const capitalise = (sentence: string) => sentence.replace(/^[“‘]?\p{Ll}/u, (start) => start.toUpperCase())

/** How much a set matters to a learner: most if speakers of their first language mix it up, not at all if only others do. */
function weightOf({ kind, languages }: ConfusionSet, language: string | undefined): number {
  if (languages.length === 0) return 1
  if (language !== undefined && languages.includes(language.toLowerCase().split('-')[0]!)) return 2
  return kind === 'language' ? 0 : 0.5
}

/**
 * The words that learners mix up, by headword. Keeps the text of the table and parses a line when it's asked for, since
 * a learner meets few of two thousand sets.
 */
export class ConfusionSets {
  readonly #lines: readonly string[]
  readonly #linesOf = new Map<string, readonly number[]>()

  constructor(table: string) {
    this.#lines = table.split('\n').filter((line) => line !== '')
    for (const [index, line] of this.#lines.entries()) {
      const from = line.indexOf('\t') + 1
      for (const named of line.slice(from, line.indexOf('\t', from)).split(' | ')) {
        const word = named.split('/')[0]!
        this.#linesOf.set(word, [...(this.#linesOf.get(word) ?? []), index])
      }
    }
  }

  /** All sets, in the order of the table. */
  *all(): Generator<ConfusionSet> {
    for (const line of this.#lines) yield parseSet(line)
  }

  /**
   * Returns the sets of a word that matter to a learner, those of their first language first.
   *
   * @param language their first language (BCP 47); undefined if unknown
   */
  of(word: string, language: string | undefined): ConfusionSet[] {
    return (this.#linesOf.get(word) ?? [])
      .map((index) => parseSet(this.#lines[index]!))
      .map((set) => ({ set, weight: weightOf(set, language) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ set }) => set)
  }

  /** Returns the words that a learner may mix up with a word, the likeliest first. */
  rivalsOf(word: string, language: string | undefined): string[] {
    const words = this.of(word, language).flatMap((set) => set.words.map((each) => each.word))
    return [...new Set(words)].filter((each) => each !== word)
  }
}
