import type { Spell } from '@wordhoard/contracts/dict'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens'

/** Words that may stand between the parts of a phrase ("put the meeting off"). */
const widestGap = 3

export interface FoundPhrase {
  readonly spell: Spell
  /** Its other words, counted in words from the tapped one: -1 is the word before. */
  readonly distances: readonly number[]
}

function wordsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ kind }) => kind === 'word')
    .map((token) => lookupForm(text, token))
}

/** Each word of the phrase with the forms that it takes in the phrase's inflections: put · putting · puts. */
function alternatives(spell: Spell): Set<string>[] {
  const sets = spell.spell_lower.split(' ').map((word) => new Set([word]))
  for (const form of [...spell.forms, ...spell.spellings].map((text) => text.toLowerCase().split(' '))) {
    if (form.length === sets.length) for (const [index, word] of form.entries()) sets[index]!.add(word)
    else if (form.length === 1) sets[0]!.add(form[0]!)
  }
  return sets
}

/** Placeholders stand for any word: put up with somebody, on one's own. */
const placeholders = new Set([
  'somebody',
  'someone',
  'something',
  "somebody's",
  "someone's",
  "one's",
  'oneself',
  'sb',
  'sth',
])

function matches(word: string, allowed: Set<string>, base: ReadonlySet<string> | null): boolean {
  if (allowed.has(word)) return true
  for (const one of allowed) {
    if (placeholders.has(one) || base?.has(one)) return true
    // Regular inflection, where the entry lists none: look, looked, looking.
    const stem = one.length > 3 ? one.slice(0, -1) : one
    if (
      word.startsWith(stem) &&
      /^(s|es|d|ed|ing|e?[sd]|y|ies|ied|.{0,2}ing|.{0,2}ed)$/.test(word.slice(stem.length))
    )
      return true
  }
  return false
}

function locate(
  words: readonly string[],
  tapped: number,
  sets: readonly Set<string>[],
  base: ReadonlySet<string>,
): number[] | null {
  const from = Math.max(0, tapped - (sets.length - 1) * (widestGap + 1))
  for (let first = tapped; first >= from; first--) {
    const found: number[] = []
    let at = first
    for (const allowed of sets) {
      const limit = found.length === 0 ? first : at + widestGap
      while (at <= limit && at < words.length && !matches(words[at]!, allowed, at === tapped ? base : null))
        at++
      if (at > limit || at >= words.length) break
      found.push(at)
      at++
    }
    if (found.length === sets.length && found.includes(tapped)) return found
  }
  return null
}

function spanOf({ distances }: FoundPhrase): number {
  return Math.max(0, ...distances) - Math.min(0, ...distances)
}

/**
 * The phrases among the entries found in a context that the tapped word is part of, longest first, then the least parted.
 *
 * @param before, after the context's text on both sides of the tapped word.
 * @param bases headwords that the tapped word may stand for.
 */
export function phrasesAround(
  entries: readonly Spell[],
  before: string,
  shown: string,
  after: string,
  bases: Iterable<string>,
): FoundPhrase[] {
  const tapped = wordsOf(before).length
  const words = wordsOf(`${before}${shown}${after}`)
  const base = new Set(bases)
  const found: FoundPhrase[] = []
  for (const spell of entries) {
    if (!spell.spell_lower.includes(' ')) continue
    const at = locate(words, tapped, alternatives(spell), base)
    if (at)
      found.push({ spell, distances: at.filter((index) => index !== tapped).map((index) => index - tapped) })
  }
  return found.sort((a, b) => b.distances.length - a.distances.length || spanOf(a) - spanOf(b))
}
