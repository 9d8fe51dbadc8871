import { createHash } from 'node:crypto'
import { levels } from '@wordhoard/lexicon/level'
import type { DictionaryIndex } from '../index/dictionary-index'

/**
 * Difficulty of headwords that the table lacks, by level: the mean of the table's words of that level. Phrases, names and
 * words that no subtitle has are among them.
 */
const BY_LEVEL = [-2, -1, 0.6, 1.6, 2.7, 3.5] as const
/** Standard error of a difficulty that the table lacks. */
const UNLISTED_ERROR = 1.8
/** Difficulty of a headword without a level. */
const WITHOUT_LEVEL = 4.2

/** How difficult words are for learners of each first language, in logits (packages/dictionary/data/difficulty.tsv). */
export class DifficultyTable {
  /** Differs when the table does, so that what was computed with another is noticed. */
  readonly version: string
  readonly #index: DictionaryIndex
  /** Row of each spell id; -1 for none. */
  readonly #rows: Int32Array
  readonly #hundredths: Int16Array
  /** Standard errors, in hundredths. */
  readonly #errors: Int16Array
  /** What each language adds, by its tag. */
  readonly #added: ReadonlyMap<string, Int16Array>

  /** @param text a head line and lines of a word, its difficulty and its error in hundredths, and what languages add */
  constructor(text: string, index: DictionaryIndex) {
    this.#index = index
    this.version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
    const lines = text.split('\n')
    const languages = lines[0]!.split('\t').slice(3)
    this.#rows = new Int32Array(index.ids.reduce((most, id) => Math.max(most, id), 0) + 1).fill(-1)
    this.#hundredths = new Int16Array(lines.length)
    this.#errors = new Int16Array(lines.length)
    const added = languages.map(() => new Int16Array(lines.length))
    for (let row = 1; row < lines.length; row++) {
      const [word = '', difficulty, error, ...more] = lines[row]!.split('\t')
      const id = index.idOf(word)
      if (id === undefined) continue
      this.#rows[id] = row
      this.#hundredths[row] = Number(difficulty)
      this.#errors[row] = Number(error)
      for (const [at, cell] of more.entries()) added[at]![row] = Number(cell)
    }
    this.#added = new Map(languages.map((language, at) => [language, added[at]!]))
  }

  /**
   * Returns the difficulty of an entry for learners with a first language, in logits.
   *
   * @param language a tag of BCP 47; without one, or with one that the table lacks, the mean of all languages
   */
  of(spellId: number, language?: string | undefined): number {
    return this.forLanguage(language)(spellId)
  }

  /** Returns `of` for one language, for many words. */
  forLanguage(language: string | undefined): (spellId: number) => number {
    const added = this.#added.get(primaryLanguage(language) ?? '')
    return (spellId) => {
      const row = this.#rows[spellId] ?? -1
      if (row < 0) return this.#withoutRow(spellId)
      return (this.#hundredths[row]! + (added?.[row] ?? 0)) / 100
    }
  }

  /** Returns the language of a tag if the table has it. */
  languageOf(tag: string | undefined): string | undefined {
    const language = primaryLanguage(tag)
    return language !== undefined && this.#added.has(language) ? language : undefined
  }

  /**
   * Returns the variance of an entry's real difficulty around that of the table. It is small for words of one sense on
   * which languages agree.
   */
  varianceOf(spellId: number): number {
    const row = this.#rows[spellId] ?? -1
    return (row < 0 ? UNLISTED_ERROR : this.#errors[row]! / 100) ** 2
  }

  has(spellId: number): boolean {
    return (this.#rows[spellId] ?? -1) >= 0
  }

  #withoutRow(spellId: number): number {
    const headword = this.#index.headwordOf(spellId)
    const level = headword === undefined ? undefined : this.#index.levelOf(headword)
    return level === undefined ? WITHOUT_LEVEL : BY_LEVEL[levels.indexOf(level)]!
  }
}

/** Returns the language of a tag, without region and script: pt for pt-BR. Undefined for what is no tag. */
export function primaryLanguage(tag: string | undefined): string | undefined {
  return tag && /^[a-z]{2,3}(?:[-_]|$)/i.exec(tag)?.[0].replace(/[-_]$/, '').toLowerCase()
}
