import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { bareForm, type Copy, UntranslatedFinder } from './untranslated'
import { findForeignCharacter, writings } from './writing'

/** Most equivalents of a sense. */
const MAX_EQUIVALENTS = 4

export type TranslationRule =
  | 'shape'
  | 'key'
  | 'repeated'
  | 'number'
  | 'length'
  | 'script'
  | 'marks'
  | 'untranslated'

export interface TranslationFinding {
  readonly rule: TranslationRule
  readonly lang: string
  /** Number of the line, from 1. */
  readonly line: number
  readonly text: string
}

/** What the checker needs of a learner sense. */
export interface TranslatedSense {
  readonly key: string
  readonly headword: string
  readonly partOfSpeech: PartOfSpeech
}

/** Marks that separate or end something; only “; ” separates equivalents. */
const wrongMarks = /[/|；؛。"«»„“”「」『』\t]|[.!?！？،、,:]$|^[,.:]/u
/** Signs that aren't seen, except those that join letters in Hindi and Arabic. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u00a0]/u

/** Checks the files of translations (docs/dictionary.md). */
export class TranslationChecker {
  readonly #senses: ReadonlyMap<string, TranslatedSense>
  readonly #order: ReadonlyMap<string, number>
  readonly #finder: UntranslatedFinder
  readonly #findings: TranslationFinding[] = []
  readonly #copies: { readonly copy: Copy; readonly line: number }[] = []
  /** The keys that are translated, by language. */
  readonly #keys = new Map<string, Set<string>>()

  /**
   * @param senses all learner senses, in the order of their files
   * @param loans words that languages have borrowed as they are, as `de meeting`
   */
  constructor(senses: readonly TranslatedSense[], loans: ReadonlySet<string>) {
    this.#senses = new Map(senses.map((sense) => [sense.key, sense]))
    this.#order = new Map(senses.map(({ key }, at) => [key, at]))
    this.#finder = new UntranslatedFinder(loans)
  }

  /** Checks the content of a language’s file. */
  checkFile(lang: string, content: string): void {
    const keys = new Set<string>()
    this.#keys.set(lang, keys)
    let last = -1
    for (const [at, line] of content.split('\n').entries()) {
      if (line === '' && at > 0) continue
      const add = (rule: TranslationRule, text: string) =>
        this.#findings.push({ rule, lang, line: at + 1, text })
      const [key = '', cell, ...more] = line.split('\t')
      if (cell === undefined || more.length > 0) {
        add('shape', `needs a key, a tab and equivalents: ${line}`)
        continue
      }
      const sense = this.#senses.get(key)
      if (!sense) {
        add('key', `${key} is no sense`)
        continue
      }
      if (keys.has(key)) add('repeated', `${key} has another line`)
      keys.add(key)
      const place = this.#order.get(key)!
      if (place < last) add('shape', `${key} isn’t in the order of the senses’ files`)
      last = Math.max(last, place)
      this.#checkEquivalents(lang, sense, cell, add, at + 1)
    }
  }

  #checkEquivalents(
    lang: string,
    { key, headword, partOfSpeech }: TranslatedSense,
    cell: string,
    add: (rule: TranslationRule, text: string) => void,
    line: number,
  ): void {
    const equivalents = cell.split('; ')
    if (equivalents.length > MAX_EQUIVALENTS) add('number', `${key} has ${equivalents.length} equivalents`)
    if (new Set(equivalents.map((one) => one.toLowerCase())).size < equivalents.length)
      add('repeated', `${key} says the same twice: ${cell}`)
    for (const equivalent of equivalents) {
      checkText(lang, equivalent, (rule, text) => add(rule, `${key}: ${text}`))
      if (bareForm(equivalent) === headword)
        this.#copies.push({
          copy: { lang, key, headword, partOfSpeech, equivalent, isOnly: equivalents.length === 1 },
          line,
        })
      this.#finder.learn(lang, headword, equivalent)
    }
  }

  /** Returns everything that is wrong, once all files have been checked: copies are judged by all languages. */
  findings(): TranslationFinding[] {
    const untranslated = this.#copies
      .filter(({ copy }) => this.#finder.isUntranslated(copy))
      .map(({ copy: { lang, key, equivalent }, line }) => {
        const text = `${key}: ${equivalent} is English; if it is said so, add it to loans.txt`
        return { rule: 'untranslated', lang, line, text } as const
      })
    return [...this.#findings, ...untranslated]
  }

  /** Returns the translated keys of a language. */
  keysOf(lang: string): ReadonlySet<string> {
    return this.#keys.get(lang) ?? new Set()
  }
}

function checkText(
  lang: string,
  equivalent: string,
  add: (rule: TranslationRule, text: string) => void,
): void {
  const writing = writings[lang]
  if (!writing) {
    add('shape', `${lang} isn’t one of our languages`)
    return
  }
  const { most, letters, foreign, wrongGap } = writing
  if (equivalent.trim() === '') add('shape', 'an equivalent is empty')
  if (
    equivalent !== equivalent.trim() ||
    /\s{2}|;/u.test(equivalent) ||
    equivalent !== equivalent.normalize('NFC')
  )
    add('shape', `spaces, separator or accents: ${JSON.stringify(equivalent)}`)
  if ([...equivalent].length > most) add('length', `${[...equivalent].length} characters: ${equivalent}`)
  if (unseen.test(equivalent)) add('marks', `unseen sign: ${JSON.stringify(equivalent)}`)
  const [mark] = wrongMarks.exec(equivalent) ?? []
  if (mark !== undefined) add('marks', `${mark} in ${equivalent}`)
  if (equivalent.includes("'")) add('marks', `straight apostrophe in ${equivalent}`)
  const [gap] = wrongGap?.exec(equivalent) ?? []
  if (gap !== undefined) add('marks', `${gap} in ${equivalent}, where ${lang} has another sign`)
  if (!areBracketsClosed(equivalent)) add('marks', `brackets in ${equivalent}`)
  // DVD, GPS and 4G are written so everywhere.
  if (!letters.test(equivalent) && !/^[A-Z0-9&+\- ]{1,8}$/u.test(equivalent)) add('script', equivalent)
  const [letter] = foreign.exec(equivalent) ?? []
  if (letter !== undefined) add('script', `${letter} in ${equivalent}`)
  if (/[\p{Script=Cyrillic}][\p{Script=Latin}]|[\p{Script=Latin}][\p{Script=Cyrillic}]/u.test(equivalent))
    add('script', `Latin and Cyrillic letters in one word: ${equivalent}`)
  if (lang === 'zh' || lang === 'ja') {
    const character = findForeignCharacter(equivalent, lang)
    if (character !== undefined) add('script', `${character} in ${equivalent}`)
  }
}

function areBracketsClosed(text: string): boolean {
  if (!/[()（）]/u.test(text)) return true
  const plain = text.replaceAll('（', '(').replaceAll('）', ')')
  let depth = 0
  for (const sign of plain) {
    if (sign === '(') depth++
    if (sign === ')' && --depth < 0) return false
  }
  return depth === 0
}
