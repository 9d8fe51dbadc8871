import {
  getShippedText,
  listArticleSenses,
  type TextSense,
} from '@wordhoard/contracts/reading/article-senses'
import type { ShippedTextName } from '@wordhoard/contracts/reading/shipped-texts'
import { anchorAround, readAnchors } from '@wordhoard/lexicon/anchors'
import { call } from '../../session/call'
import type { AuthorSense } from './text-senses'
import type { WordQuery } from './word-query'

const anchorOf = ({ before, text, after }: WordQuery) => anchorAround(before, text, after)

/** Where the words of a text and of its title stand. */
interface Places {
  /** Offset in the plain text, by anchor. */
  readonly offsets: ReadonlyMap<string, number>
  /** Offsets of each form that has a meaning. */
  readonly ofForms: ReadonlyMap<string, readonly number[]>
  /** The form of each word of the title, by anchor. */
  readonly titleForms: ReadonlyMap<string, string>
}

/** Meanings by their places in a text. Never changes: `with` returns a new one. */
export class SensePlaces {
  readonly #places: Places
  readonly #senses: ReadonlyMap<number, AuthorSense>

  private constructor(places: Places, senses: ReadonlyMap<number, AuthorSense>) {
    this.#places = places
    this.#senses = senses
  }

  /**
   * @param text the plain text
   * @param title its words mean what they mean in the text, where that is the same everywhere
   */
  static of(text: string, senses: readonly TextSense[], title = ''): SensePlaces {
    const known = new Map(
      senses.map(({ offset, spell_id: spellId, definition_id: definitionId }) => [
        offset,
        { spellId, definitionId },
      ]),
    )
    const titleForms = new Map(readAnchors(title).map(({ anchor, form }) => [anchor, form]))
    const wanted = new Set(titleForms.values())
    const ofForms = new Map<string, number[]>()
    const offsets = new Map<string, number>()
    for (const { anchor, offset, form } of readAnchors(text)) {
      if (wanted.has(form)) ofForms.set(form, [...(ofForms.get(form) ?? []), offset])
      // Of words with the same neighbours, the first with a meaning stands for all.
      const other = offsets.get(anchor)
      if (other === undefined || (!known.has(other) && known.has(offset))) offsets.set(anchor, offset)
    }
    return new SensePlaces({ offsets, ofForms, titleForms }, known)
  }

  find(word: WordQuery): AuthorSense | undefined {
    const offset = this.offsetOf(word)
    return offset === undefined ? this.#findForTitle(word) : this.#senses.get(offset)
  }

  /** Returns the meaning that a word of the title has in the text; undefined if it has several there, or none. */
  #findForTitle(word: WordQuery): AuthorSense | undefined {
    const form = word.isPhrase ? undefined : this.#places.titleForms.get(anchorOf(word))
    const offsets = (form !== undefined && this.#places.ofForms.get(form)) || []
    const [first, ...others] = offsets.flatMap((offset) => this.#senses.get(offset) ?? [])
    return others.every(({ definitionId }) => definitionId === first?.definitionId) ? first : undefined
  }

  /** Returns where the word stands in the plain text; undefined for a phrase, and if the text has changed. */
  offsetOf(word: WordQuery): number | undefined {
    return word.isPhrase ? undefined : this.#places.offsets.get(anchorOf(word))
  }

  with(offset: number, sense: AuthorSense | undefined): SensePlaces {
    const senses = new Map(this.#senses)
    if (sense) senses.set(offset, sense)
    else senses.delete(offset)
    return new SensePlaces(this.#places, senses)
  }
}

/** Fetches the meanings of an article with this plain text. */
export async function fetchArticleSenses(
  { id, plainText }: { readonly id: number; readonly plainText: string },
  title: string,
  signal: AbortSignal,
): Promise<SensePlaces> {
  const { senses } = await call(listArticleSenses, { params: { id } }, { signal })
  return SensePlaces.of(plainText, senses, title)
}

/** Fetches the meanings of a text that comes with the product. */
export async function fetchShippedSenses(
  name: ShippedTextName,
  title: string,
  signal: AbortSignal,
): Promise<SensePlaces> {
  const { text, senses } = await call(getShippedText, { params: { name } }, { signal })
  return SensePlaces.of(text, senses, title)
}
