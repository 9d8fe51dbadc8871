import type { FormUse } from '@wordhoard/lexicon/forms/direct-forms'
import type { Dictionary } from './open-dictionary'
import { formAsWritten, TextAround } from './text-around'

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
  dictionary: Dictionary,
  form: string,
  around: TextAround,
  word: number | undefined,
): TappedWord {
  if (word === undefined) {
    const shortFor = dictionary.shortFor(form, undefined)
    return { form, ids: dictionary.resolve(form), uses: [], isName: false, shortFor }
  }
  const use = around.useOf(word)
  return {
    form,
    ids: dictionary.resolveInUse(form, use),
    uses: dictionary.usesOf(form, use),
    isName: dictionary.isName(form, use),
    shortFor: dictionary.shortFor(form, use),
  }
}

/** Finds the entries of a word in the context in which it was looked up. */
export function tapInContext(dictionary: Dictionary, text: string, context: string): TappedWord {
  const form = formAsWritten(text)
  const around = new TextAround(context)
  return findTappedWord(dictionary, form, around, around.find(form))
}
