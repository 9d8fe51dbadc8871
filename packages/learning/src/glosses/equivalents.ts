/** Letters from which two words of a language count as related: Haus and Hausboot, correr and corriendo. */
const SAME_BEGINNING = 4
/** Words that are shorter say little: de, sich, zu, le. */
const SHORT = 3
/** Longer words that stand in many translations, whatever these mean. */
const helpers = new Set(
  'sich etwas jemanden jemandem algo alguien quelque chose qualcosa qualcuno alguém'.split(' '),
)

const logographs = /\p{Script=Han}/gu
/** Characters of so many words that sharing them says nothing. */
const commonLogographs = /[的地得了着過过不人性者物事一有子大小上下中出]/gu
const marks = /\p{M}/gu
const words = /[\p{L}\p{M}\p{N}]+/gu

/** Returns the parts of an equivalent that carry its meaning. */
function partsOf(equivalent: string): { words: string[]; logographs: Set<string> } {
  const plain = equivalent.normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase()
  const logographsOf = plain.replace(commonLogographs, '').match(logographs) ?? []
  const all = plain.replace(logographs, ' ').match(words) ?? []
  return { words: all.map(withoutArticle).filter(isTelling), logographs: new Set(logographsOf) }
}

const isTelling = (word: string) => word.length > SHORT && !helpers.has(word)

/** Leaves out the Arabic article, which is written as part of its word. */
const withoutArticle = (word: string) => (word.startsWith('ال') ? word.slice(2) : word)

/**
 * Whether two translations of words could mean the same: they are equal, share a word's beginning, contain each other,
 * or share a character that stands for a meaning. Rather once too often: of other words there are plenty.
 */
export function shareMeaning(one: string, other: string): boolean {
  if (one.trim().toLowerCase() === other.trim().toLowerCase()) return true
  const [a, b] = [partsOf(one), partsOf(other)]
  for (const each of a.logographs) if (b.logographs.has(each)) return true
  return a.words.some((first) => b.words.some((second) => areRelated(first, second)))
}

function areRelated(one: string, other: string): boolean {
  return (
    one.slice(0, SAME_BEGINNING) === other.slice(0, SAME_BEGINNING) ||
    one.includes(other) ||
    other.includes(one)
  )
}

/** Whether any two of these translations could mean the same. */
export function shareEquivalent(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => shareMeaning(one, other)))
}
