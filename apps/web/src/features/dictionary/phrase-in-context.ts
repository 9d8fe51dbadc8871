import type { Spell, SpellInContext } from '@wordhoard/contracts/dictionary'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'

export interface FoundPhrase {
  readonly spell: Spell
  /** Its other words, counted in words from the tapped one: -1 is the word before. */
  readonly distances: readonly number[]
}

const wordsOf = (text: string) => tokenise(text).filter(({ kind }) => kind === 'word')

function spanOf({ distances }: FoundPhrase): number {
  return Math.max(0, ...distances) - Math.min(0, ...distances)
}

/**
 * The phrases found in a context that the tapped word is part of, longest first, then the least parted.
 *
 * @param context the text that the entries were found in, on one line.
 * @param before its text before the tapped word.
 */
export function phrasesAround(
  entries: readonly SpellInContext[],
  context: string,
  before: string,
): FoundPhrase[] {
  if (!entries.some(({ places }) => places)) return []
  const tapped = wordsOf(before).length
  const indexes = new Map(wordsOf(context).map(({ start }, index) => [start, index]))
  const found: FoundPhrase[] = []
  for (const spell of entries) {
    for (const place of spell.places ?? []) {
      const at = place.map(([start]) => indexes.get(start)).filter((index) => index !== undefined)
      if (!at.includes(tapped)) continue
      found.push({
        spell,
        distances: at.filter((index) => index !== tapped).map((index) => index - tapped),
      })
      break
    }
  }
  return found.sort((a, b) => b.distances.length - a.distances.length || spanOf(a) - spanOf(b))
}
