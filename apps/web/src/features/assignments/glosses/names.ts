/** Number of characters before a word that tell whether it is part of a name. */
const NEAR = 40

const beginsSentence = /(?:^|\n|(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.!?…:]["'’”)]*\s)\s*["'‘“(]*$/u
const afterDeterminer = /\b(?:the|an?|this|that|my|your|his|her|its|our|their)\s+$/iu
const afterTitleOrNumber = /(?:\d|\b(?:Mr|Mrs|Ms|Miss|Dr|St|Sir|Lady)\.?)\s+$/u

/** Where a word occurs. */
interface Occurrence {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Whether a word is written like a name: with a capital, which isn't that of a sentence. */
export function isNameLike({ text, start, end }: Occurrence): boolean {
  const word = text.slice(start, end)
  const before = text.slice(Math.max(0, start - NEAR), start)
  const isCapital = /^\p{Lu}/u.test(word) && /\p{Ll}/u.test(word)
  return isCapital && !beginsSentence.test(before) && !afterDeterminer.test(before)
}

/** Whether a word is surely a name or part of one: Mr Baker, 9 Mill Lane. */
export function isName(occurrence: Occurrence): boolean {
  const { text, start } = occurrence
  return isNameLike(occurrence) && afterTitleOrNumber.test(text.slice(Math.max(0, start - NEAR), start))
}
