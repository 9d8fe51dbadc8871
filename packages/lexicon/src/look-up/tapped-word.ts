import type { FormUse } from '../forms/direct-forms'
import { formAsWritten, TextAround } from './text-around'
import type { WordFinder } from './word-finder'

/** A word of a text with the entries that it may lead to, as they are ranked. */
export interface RankedWord {
  /** Its look-up form. */
  readonly form: string
  /** Ids of its entries, likeliest first as far as the words beside it tell. */
  readonly ids: readonly number[]
  /** Each use under which the form leads to an entry. */
  readonly uses: readonly FormUse[]
}

/** A word of a text as it was tapped. */
export interface TappedWord extends RankedWord {
  /** Whether it looks like a name here. */
  readonly isName: boolean
  /** What it is short for here: great for gr8. */
  readonly shortFor: readonly string[]
}

/**
 * Finds the entries of a word in its context.
 *
 * @param word its index among the context's words; undefined if it doesn't occur there
 */
export function findTappedWord(
  finder: WordFinder,
  form: string,
  around: TextAround,
  word: number | undefined,
): TappedWord {
  if (word === undefined) {
    const shortFor = finder.shortFor(form, undefined)
    return { form, ids: finder.resolve(form), uses: [], isName: false, shortFor }
  }
  const use = around.useOf(word)
  return {
    form,
    ids: finder.resolveInUse(form, use),
    uses: finder.usesOf(form, use),
    isName: finder.isName(form, use),
    shortFor: finder.shortFor(form, use),
  }
}

/** Finds the entries of a word in the context in which it was looked up. */
export function tapInContext(finder: WordFinder, text: string, context: string): TappedWord {
  const form = formAsWritten(text)
  const around = new TextAround(context)
  return findTappedWord(finder, form, around, around.find(form))
}
