import type { Entry, Sense } from '../model'

const letters = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' } as const

/**
 * Returns a short code for each of an entry's senses: the letter of the part of speech and the number of the sense in
 * WordNet (n1, v3), or o and a number for senses of our own lists. Worksheets and drafts use codes, since keys are long.
 */
export function senseCodes(entry: Entry): Map<string, Sense> {
  const codes = new Map<string, Sense>()
  let own = 0
  for (const sense of entry.senses) {
    if (sense.own) codes.set(`o${++own}`, sense)
    const digit = /%([1-5]):/u.exec(sense.key)?.[1]
    if (digit === undefined) continue
    const code = `${letters[Number(digit) as keyof typeof letters]}${sense.number}`
    // Two spellings of one headword (Polish, polish) may share a number.
    codes.set(codes.has(code) ? `${code}b` : code, sense)
  }
  return codes
}
