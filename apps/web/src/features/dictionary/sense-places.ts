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

/** Meanings by their places in a text. Never changes: `with` returns a new one. */
export class SensePlaces {
  readonly #offsets: ReadonlyMap<string, number>
  readonly #senses: ReadonlyMap<number, AuthorSense>

  private constructor(offsets: ReadonlyMap<string, number>, senses: ReadonlyMap<number, AuthorSense>) {
    this.#offsets = offsets
    this.#senses = senses
  }

  /** @param text the plain text */
  static of(text: string, senses: readonly TextSense[]): SensePlaces {
    const known = new Map(
      senses.map(({ offset, spell_id: spellId, definition_id: definitionId }) => [
        offset,
        { spellId, definitionId },
      ]),
    )
    const offsets = new Map<string, number>()
    for (const { anchor, offset } of readAnchors(text)) {
      // Of words with the same neighbours, the first with a meaning stands for all.
      const other = offsets.get(anchor)
      if (other === undefined || (!known.has(other) && known.has(offset))) offsets.set(anchor, offset)
    }
    return new SensePlaces(offsets, known)
  }

  find(word: WordQuery): AuthorSense | undefined {
    const offset = this.offsetOf(word)
    return offset === undefined ? undefined : this.#senses.get(offset)
  }

  /** Returns where the word stands in the plain text; undefined for a phrase, and if the text has changed. */
  offsetOf(word: WordQuery): number | undefined {
    return word.isPhrase ? undefined : this.#offsets.get(anchorOf(word))
  }

  with(offset: number, sense: AuthorSense | undefined): SensePlaces {
    const senses = new Map(this.#senses)
    if (sense) senses.set(offset, sense)
    else senses.delete(offset)
    return new SensePlaces(this.#offsets, senses)
  }
}

/** Fetches the meanings of an article with this plain text. */
export async function fetchArticleSenses(
  id: number,
  text: string,
  signal: AbortSignal,
): Promise<SensePlaces> {
  const { senses } = await call(listArticleSenses, { params: { id } }, { signal })
  return SensePlaces.of(text, senses)
}

/** Fetches the meanings of a text that comes with the product. */
export async function fetchShippedSenses(name: ShippedTextName, signal: AbortSignal): Promise<SensePlaces> {
  const { text, senses } = await call(getShippedText, { params: { name } }, { signal })
  return SensePlaces.of(text, senses)
}
