import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ListError } from './lists/read-jsonl'

const pairKinds = ['same', 'other', 'partial'] as const
type PairKind = (typeof pairKinds)[number]

function isPairKind(kind: string | undefined): kind is PairKind {
  return (pairKinds as readonly (string | undefined)[]).includes(kind)
}

/**
 * British and American spellings (`data/spelling-pairs.tsv`: british, american, kind). Pairs of kind `same` are one
 * word; so are those of kind `other`, whose second spelling isn't American (hullo). Pairs of kind `partial` are equal in
 * some senses only (check and cheque) and remain two words.
 */
export class Spellings {
  readonly partial: readonly { readonly british: string; readonly american: string }[]
  readonly #britishOf = new Map<string, string>()
  readonly #others = new Set<string>()
  readonly #americanOf = new Map<string, string[]>()
  /** Cache of respelled phrases, because most texts occur many times. */
  readonly #respelled = new Map<string, string>()
  /** The last text without a British spelling of its own; most are asked for twice in a row. */
  #lastUnchanged = ''

  constructor(pairs: readonly { british: string; american: string; kind: PairKind }[]) {
    this.partial = pairs.filter((pair) => pair.kind === 'partial')
    for (const { british, american, kind } of pairs) {
      if (kind === 'partial') continue
      this.#britishOf.set(american, british)
      if (kind === 'other') this.#others.add(american)
      this.#americanOf.set(british, [...(this.#americanOf.get(british) ?? []), american])
    }
  }

  /**
   * Returns the British spelling of a word or phrase with its capitals; the same text if there is none. In a phrase,
   * only lower-case words change: "colour television", but "Pearl Harbor".
   */
  british(text: string): string {
    if (text === this.#lastUnchanged) return text
    const known = this.#respelled.get(text)
    if (known !== undefined) return known
    const british = /[ -]/u.test(text)
      ? text.replace(/\p{Ll}+/gu, (word, at: number) =>
          at > 0 && /[\p{L}'’]/u.test(text[at - 1]!) ? word : (this.#britishOf.get(word) ?? word),
        )
      : this.#word(text)
    if (british !== text) this.#respelled.set(text, british)
    else this.#lastUnchanged = text
    return british
  }

  #word(word: string): string {
    const lower = word.toLowerCase()
    const british = this.#britishOf.get(lower)
    if (british === undefined || lower === word) return british ?? word
    return word[0] === lower[0] ? british : british[0]!.toUpperCase() + british.slice(1)
  }

  /** Returns how a spelling differs from the British one, as the details of forms say it. */
  detailOf(spelling: string): 'American' | 'other spelling' {
    return this.#others.has(spelling) ? 'other spelling' : 'American'
  }

  /** British spellings by American ones, of words that are one word. */
  get same(): ReadonlyMap<string, string> {
    return this.#britishOf
  }

  /** Returns the American spellings of a lower-case British word or phrase. */
  american(headword: string): string[] {
    if (!/[ -]/u.test(headword)) return this.#americanOf.get(headword) ?? []
    const american = headword.replace(/\p{L}+/gu, (word) => this.#americanOf.get(word)?.[0] ?? word)
    return american === headword ? [] : [american]
  }
}

/** Reads the table of spelling pairs. Throws `ListError` if a line is malformed. */
export async function readSpellings(path: string): Promise<Spellings> {
  const pairs: { british: string; american: string; kind: PairKind }[] = []
  for (const [index, line] of (await readFile(path, 'utf8')).split('\n').entries()) {
    if (line === '' || line.startsWith('#') || line.startsWith('british\t')) continue
    const [british, american, kind, ...rest] = line.split('\t')
    if (!british || !american || rest.length > 0 || !isPairKind(kind)) {
      throw new ListError(`${basename(path)}:${index + 1}: must be british, american, same, other or partial`)
    }
    pairs.push({ british, american, kind })
  }
  return new Spellings(pairs)
}
