import { spellingVariants } from './spelling'

const accents = /\p{M}+/gu

const ascii = /^[\x20-\x7e]*$/

function withoutAccents(form: string): string[] {
  if (ascii.test(form)) return []
  const bare = form.normalize('NFD').replace(accents, '').normalize('NFC')
  return [bare, bare.replaceAll('æ', 'ae').replaceAll('œ', 'oe'), bare.replace(/[æœ]/g, 'e')]
}

/** Restores dropped letters: walkin', turn'd, stol'n, 'ouse. Removes apostrophes at the ends. */
function expandClipped(form: string): string[] {
  const found: string[] = []
  if (form.endsWith("in'")) found.push(`${form.slice(0, -1)}g`)
  if (form.includes("'d")) found.push(form.replace(/'d$/, 'ed'), form.replace(/'d$/, 'd'))
  if (form.endsWith("'n")) found.push(form.replace(/'n$/, 'en'))
  if (form.endsWith("'st")) found.push(form.slice(0, -3))
  if (form.startsWith("'")) found.push(`h${form.slice(1)}`)
  if (form.startsWith("'") || form.endsWith("'")) found.push(form.replace(/^'|'$/g, ''))
  return found
}

/** Restores endings of old and careless spellings, which names have too: walkin, knoweth, develope. */
function expandOld(form: string): string[] {
  const found: string[] = []
  if (/..in$/.test(form)) found.push(`${form}g`)
  if (/..eth$/.test(form))
    found.push(form.replace(/eth$/, 'es'), form.replace(/eth$/, 's'), form.replace(/ieth$/, 'ies'))
  if (/..est$/.test(form)) found.push(form.replace(/est$/, 'es'), form.replace(/est$/, 's'))
  if (/...[^aeiou]e$/.test(form)) found.push(form.slice(0, -1))
  return found
}

/** Shortens lengthened letters and laughter: sooo → so, soo; yesss → yes; lmaoo → lmao; hahahah → haha. */
function collapseRepeats(form: string): string[] {
  if (/^(?:[ah]*haha[ah]*|[eh]*hehe[eh]*)$/.test(form)) return ['haha']
  const found = /(.)\1\1/.test(form)
    ? [form.replace(/(.)\1{2,}/g, '$1$1'), form.replace(/(.)\1{2,}/g, '$1')]
    : []
  if (/...(.)\1$/.test(form)) found.push(form.slice(0, -1))
  return found
}

/** Lengths between which a word without entry may be a compound that the dictionary writes with a hyphen or a space. */
const COMPOUND = { min: 5, max: 24 } as const

/** Yields the ways to write a word as two, with a hyphen or a space: popup → pop-up, boxset → box set. */
export function* splitCompound(form: string): Generator<string> {
  if (form.length < COMPOUND.min || form.length > COMPOUND.max || !plainLetters.test(form)) return
  for (const joint of ['-', ' ']) {
    for (let at = 2; at <= form.length - 2; at++) yield form.slice(0, at) + joint + form.slice(at)
  }
}

/** Separates a number from the word or unit that is written without a space: 9hrs → hrs, 7ish → ish. */
function withoutNumber(form: string): string[] {
  const [, word] = /^\d[\d.,:/]*([a-z]{2,})$/.exec(form) ?? []
  return word ? [word] : []
}

type Respelling = (form: string) => string[]

const plainLetters = /^[a-z]+$/
const ofLetters: readonly Respelling[] = [spellingVariants, expandClipped, expandOld, collapseRepeats]
const ofAnything: readonly Respelling[] = [
  (form) => [form.replace(/'s?$/, '')],
  (form) => [form.replace(/\.$/, ''), form.replaceAll('.', '')],
  (form) => [
    form.replaceAll('-', ''),
    form.replaceAll('-', ' '),
    form.replaceAll(' ', '-'),
    form.replaceAll(' ', ''),
  ],
  withoutAccents,
  withoutNumber,
  ...ofLetters,
]

/**
 * Yields other spellings for a form without base forms, likeliest kind first: without possessives, full stops, hyphens
 * or accents, American and British spellings, dropped letters restored, lengthened letters shortened. (What is left when
 * an affix is removed means something else: `stripAffixes`.)
 *
 * @param hasCapital whether it begins with a capital, so that Crewe isn't crew
 */
export function* fallbackForms(form: string, hasCapital = false): Generator<string[]> {
  // Most unknown words consist of plain letters, so the rules for marks can be skipped.
  const groups = plainLetters.test(form) ? ofLetters : ofAnything
  // Three A's are letters.
  const isLetters = /^[a-z]'s$/.test(form)
  for (const group of groups)
    if (!hasCapital || group !== expandOld)
      yield group(form).filter((other) => other !== form && (other.length > 1 || isLetters))
}
