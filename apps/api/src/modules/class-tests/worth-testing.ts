import { MIN_TEST_WORDS, type TestChoice } from '@wordhoard/contracts/classes/class-tests'
import { levels } from '@wordhoard/lexicon/level'

/** A hard word of a text, with what its place among the words of a test depends on. */
export interface TestCandidate extends Omit<TestChoice, 'is_suggested'> {
  readonly isName: boolean
  /** Number of students who probably don’t know it, and of those who looked it up in the text. */
  readonly unknown: number
  readonly looked_up: number
  /** Frequency rank; undefined if it has none. */
  readonly rank: number | undefined
}

/**
 * Sorts the words of a text by how much they are worth testing, and says which to suggest. First come those that most of
 * the class probably doesn’t know, or that students looked up; then the others by level, hardest first, and by frequency,
 * rarest first. Names come last and are never suggested. Beginners’ words that the class isn’t known to lack are suggested
 * only where there are too few others for a test.
 *
 * @param estimated number of students whose known words can be estimated
 */
export function suggestWords(words: readonly TestCandidate[], estimated: number): TestChoice[] {
  const isLacked = ({ unknown, looked_up }: TestCandidate) => unknown * 2 > estimated || looked_up > 1
  const tierOf = (word: TestCandidate) => {
    if (word.isName) return tiers.name
    if (isLacked(word)) return tiers.lacked
    return word.level === 'A1' ? tiers.beginners : tiers.other
  }
  return words
    .map((word) => ({ word, tier: tierOf(word) }))
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        b.word.looked_up - a.word.looked_up ||
        b.word.unknown - a.word.unknown ||
        levelNumber(b.word) - levelNumber(a.word) ||
        (b.word.rank ?? 0) - (a.word.rank ?? 0) ||
        (a.word.spell_lower < b.word.spell_lower ? -1 : 1),
    )
    .map(({ word: { spell_id, spell_lower, spelling, level }, tier }, at) => ({
      spell_id,
      spell_lower,
      spelling,
      level,
      is_suggested: tier < tiers.beginners || (tier === tiers.beginners && at < MIN_TEST_WORDS),
    }))
}

const tiers = { lacked: 0, other: 1, beginners: 2, name: 3 } as const

/** Number of a word’s level, from 1 for A1; 0 for words without one, which are hardly ever learnt. */
function levelNumber({ level }: TestCandidate): number {
  return (levels as readonly (string | null)[]).indexOf(level) + 1
}
