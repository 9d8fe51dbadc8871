import { blankSpansAt } from '@wordhoard/learning/blank'
import { findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import { slotOf } from '@wordhoard/lexicon/slots'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { Dictionary } from '../../dictionary/open-dictionary'

/**
 * A sentence with a phrase left out wherever it stands in it, in any inflection and parted: the words of its own, not what
 * fills its slots (they ____ their ____). Null when it does not stand there.
 */
export function blankPhrase(
  { index, phrases }: Pick<Dictionary, 'index' | 'phrases'>,
  sentence: string,
  spellId: number,
): string | null {
  const text = sentence.normalize('NFC')
  const tokens = tokenise(text)
  const own = (index.headwordOf(spellId) ?? '').split(' ').filter((word) => slotOf(word) !== 'object')
  const spans: { start: number; end: number }[] = []
  for (const { id, tokenIndexes } of findPhrases(text, tokens, phrases, index)) {
    if (id !== spellId) continue
    for (const [place, at] of tokenIndexes.entries()) {
      if (slotOf(own[place] ?? '')) continue
      const { start, end } = tokens[at]!
      const last = spans.at(-1)
      // Neighbours make one blank, as its words make one phrase.
      if (last && /^[\s-]*$/.test(text.slice(last.end, start)) && place > 0) last.end = end
      else spans.push({ start, end })
    }
  }
  return spans.length === 0 ? null : blankSpansAt(text, spans)
}
