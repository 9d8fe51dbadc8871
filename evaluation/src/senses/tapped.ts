import { wordUse } from '@wordhoard/lexicon/context'
import { baseForms, formUses, resolve } from '@wordhoard/lexicon/forms/base-forms'
import type { FormUse } from '@wordhoard/lexicon/forms/direct-forms'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { TokenContext } from './semcor'

/** A word as it was tapped, with the headwords that the product looks up for it. */
export interface Tap {
  readonly form: string
  /** Likeliest first, as far as the words beside it tell. */
  readonly headwords: readonly string[]
  readonly uses: readonly FormUse[]
}

/** Looks a written word, or the words of a phrase, up in its context as the product does. */
export function tapOf({ context, form: written, at }: TokenContext, lexicon: Lexicon): Tap {
  const tokens = tokenise(context)
  const index = tokens.findIndex(({ start }) => start === at)
  const token = tokens[index]
  if (token?.kind !== 'word' || token.end !== at + written.length) {
    const form = written.normalize('NFC').replaceAll(/[’ʼ]/gu, "'").toLowerCase()
    const all = [form, ...resolve(form, lexicon)]
    return { form, headwords: unique(all.filter((each) => lexicon.partsOfSpeech(each) !== 0)), uses: [] }
  }
  const form = lookupForm(context, token)
  const around = wordUse(context, tokens, index)
  const ranked = baseForms(form, lexicon, around).map(({ headword }) => headword)
  return {
    form,
    headwords: unique([...ranked, ...resolve(form, lexicon)]),
    uses: formUses(form, lexicon, around),
  }
}

const unique = (words: readonly string[]) => [...new Set(words)]
