import { blankSpansAt } from '@wordhoard/learning/blank'
import { findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import { slotOf } from '@wordhoard/lexicon/slots'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { Dictionary } from '../../dictionary/open-dictionary'

/**
 * Blanks every occurrence of a phrase in a sentence, in any inflection and even if separated. Only its own words are
 * blanked, not what fills its slots (they ____ their ____). Returns null if the phrase doesn't occur.
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
      // Adjacent words of the phrase make one blank.
      if (last && /^[\s-]*$/.test(text.slice(last.end, start)) && place > 0) last.end = end
      else spans.push({ start, end })
    }
  }
  return spans.length === 0 ? null : blankSpansAt(text, spans)
}
