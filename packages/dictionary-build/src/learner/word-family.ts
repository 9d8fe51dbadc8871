import type { Lexicon } from '@wordhoard/lexicon/lexicon'

/** Endings by which English makes words from words. */
const endings =
  'able al ance ation ed en ence er ful hood ian ible ic ical ing ion ise ish ism ist ity ive ize less ly ment ness or ous ship th tion y'
    .split(' ')
    .sort((a, b) => b.length - a.length)
/** Least length of a stem that shows a family: shorter ones meet by chance. */
const MIN_STEM = 4

/** Returns a word without its last derivational ending: happiness → happi, cruelly → cruel. */
function stemOf(word: string): string {
  const ending = endings.find((part) => word.endsWith(part) && word.length - part.length >= MIN_STEM)
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  return stem.replace(/(?:e|i|y)$/u, '').replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
}

/** Words that share a stem with others by chance, in pairs. */
const unrelated = new Set([
  'mother moth', 'matter mat', 'number numb', 'letter let', 'master mast', 'corner corn', 'former form', 'party part',
  'station state', 'section sect', 'mission miss', 'passion pass', 'nation nate', 'honest hone', 'tower tow', 'shower show',
  'flower flow', 'ration rate', 'hearing heart', 'planet plane', 'plant plan', 'lately late', 'hardly hard', 'nearly near',
  'shortly short', 'university universe', 'university universal', 'message mess', 'earth ear', 'health heal', 'wealth weal',
  'human humour', 'general gener', 'several sever', 'even event', 'every ever', 'everything ever', 'anything any',
]) // biome-ignore format: pairs

/**
 * Whether two words belong to the same family: one is a form of the other, or they have the same stem. Used to find
 * circular definitions, so it finds some pairs too many rather than too few.
 *
 * @param bases the first word as it is, and its base forms
 */
export function areRelated(bases: readonly string[], headword: string, lexicon: Lexicon): boolean {
  if (bases.includes(headword)) return true
  const stem = stemOf(headword)
  return bases.some(
    (base) =>
      !lexicon.isFunctionWord(base) &&
      !unrelated.has(`${headword} ${base}`) &&
      !unrelated.has(`${base} ${headword}`) &&
      stem.length >= MIN_STEM &&
      stemOf(base) === stem,
  )
}
