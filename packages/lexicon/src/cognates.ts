/** How a language writes an ending that English has too. */
type Ending = readonly [pattern: RegExp, inEnglish: string]

/** Endings by language. Romance verbs, and final vowels, need no more than what `skeletonOf` does. */
const endings: Readonly<Record<string, readonly Ending[]>> = {
  de: [
    [/isieren$/, 'ise'],
    [/ifizieren$/, 'ify'],
    [/ieren$/, ''],
    [/tat$/, 'ty'],
    [/i(?:sch|k)$/, 'ic'],
    [/um$/, ''],
  ],
  es: [
    [/[cs]ion(?:es)?$/, 'tion'],
    [/dad(?:es)?$/, 'ty'],
    [/mente$/, 'ly'],
    [/ic[ao]$/, 'ic'],
    [/os[ao]$/, 'ous'],
    [/[aei]r(?:se)?$/, ''],
  ],
  fr: [
    [/ement$/, 'ly'],
    [/ique$/, 'ic'],
    [/eux$/, 'ous'],
    [/eur$/, 'or'],
    [/[ei]r$/, ''],
  ],
  it: [
    [/[zs]ion[ei]$/, 'tion'],
    [/ta$/, 'ty'],
    [/mente$/, 'ly'],
    [/ic[ao]$/, 'ic'],
    [/os[ao]$/, 'ous'],
    [/[aei]r(?:e|si)$/, ''],
  ],
  pl: [
    [/[csz]j[ae]$/, 'tion'],
    [/tet$/, 'ty'],
    [/(?:y|i)czn[aey]$/, 'ic'],
    [/alny$/, 'al'],
    [/n[aey]$/, ''],
    [/[oy]wac$/, ''],
  ],
  pt: [
    [/[cs](?:ao|oes)$/, 'tion'],
    [/dades?$/, 'ty'],
    [/mente$/, 'ly'],
    [/ic[ao]$/, 'ic'],
    [/os[ao]$/, 'ous'],
    [/[aei]r(?:-se)?$/, ''],
  ],
  tr: [
    [/syon$/, 'tion'],
    [/ite$/, 'ity'],
    [/ik$/, 'ic'],
  ],
  uk: [
    [/tsiia$/, 'tion'],
    [/tet$/, 'ty'],
    [/ichnii$/, 'ic'],
    [/n[iy]i$/, ''],
    [/uvati$/, ''],
  ],
}

const cyrillic: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'абвгґдезийіклмнопрстуфь'].map((letter, at) => [letter, 'abvhgdeziiiklmnoprstuf'[at] ?? '']),
  ),
  ж: 'zh',
  є: 'ie',
  ї: 'i',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
}

/** Letters that aren't a Latin one with an accent. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', æ: 'ae', œ: 'oe', ø: 'o' }

/** Returns a word in plain Latin letters. */
function foldLetters(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\u0430-\u0491]/g, (letter) => cyrillic[letter] ?? letter)
    .replace(/[ßłıæœø]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** Returns what languages that share a word write alike: sounds instead of letters, without final vowels. */
function skeletonOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[ckq]u(?=[ei])|ch?|q|kh/g, 'k')
    .replace(/h/g, '')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/y|j/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/[aeiou]+$/, '')
}

/** Returns the number of letters to change, add or leave out between two words. */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}

/** Returns a translation without its article and remarks: Hotel for “Hotel, das”. */
export function bareTranslation(translation: string): string {
  return translation
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,\s*(?:der|die|das)\b.*$/, '')
    .replace(/^(?:(?:el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|der|die|das|sich|se)\s|l[’'])/i, '')
    .replace(/\s(?:etmek|się)$/, '')
    .trim()
}

/** Minimum length of a skeleton: shorter ones are alike by chance. */
const MIN_LENGTH = 3
/** One letter in four may differ. */
const LETTERS_PER_DIFFERENCE = 4

/**
 * Returns whether a translation is easily recognised as the same word as its English headword: hotel and Hotel, nation
 * and nación. Only for languages in Latin or Ukrainian letters.
 *
 * @param lang code of the language
 */
export function isCognate(headword: string, translation: string, lang: string): boolean {
  const inLanguage = endings[lang]
  const bare = bareTranslation(translation)
  if (!inLanguage || headword.includes(' ') || !/^[\p{L}-]+$/u.test(bare)) return false
  const folded = foldLetters(bare)
  const rule = inLanguage.find(([pattern]) => pattern.test(folded))
  const theirs = new Set([folded, rule ? folded.replace(...rule) : folded].map(skeletonOf))
  const ours = skeletonOf(foldLetters(headword))
  return [...theirs].some((skeleton) => {
    const length = Math.max(skeleton.length, ours.length)
    if (Math.min(skeleton.length, ours.length) < MIN_LENGTH || skeleton[0] !== ours[0]) return false
    return distanceBetween(skeleton, ours) <= Math.floor(length / LETTERS_PER_DIFFERENCE)
  })
}

/** Returns the first of some translations that is a cognate of the headword, as it's said to a learner. */
export function findCognate(
  headword: string,
  translations: readonly string[],
  lang: string,
): string | undefined {
  const found = translations.find((translation) => isCognate(headword, translation, lang))
  return found === undefined ? undefined : bareTranslation(found)
}
