/** What each prefix or ending adds to the word that stands without it. */
const meanings: Readonly<Record<string, (rest: string) => string>> = {
  'un-': (rest) => `not ${rest}`,
  'non-': (rest) => `not ${rest}`,
  're-': (rest) => `${rest} again`,
  'over-': (rest) => `${rest} too much`,
  'under-': (rest) => `${rest} too little`,
  'mis-': (rest) => `${rest} badly or wrongly`,
  'pre-': (rest) => `before ${rest}, or ${rest} earlier`,
  'anti-': (rest) => `against ${rest}`,
  'semi-': (rest) => `partly ${rest}`,
  'co-': (rest) => `${rest} together with others`,
  'ex-': (rest) => `${rest} in the past`,
  'sub-': (rest) => `below ${rest}, or a smaller part of it`,
  'super-': (rest) => `very ${rest}, or bigger than usual`,
  'dis-': (rest) => `not ${rest}, or the opposite`,
  'out-': (rest) => `${rest} better or longer than others`,
  '-less': (rest) => `without ${rest}`,
  '-like': (rest) => `like ${rest}`,
  '-ship': (rest) => `being ${rest}, or the job of ${rest}`,
  '-hood': (rest) => `the time or state of being ${rest}`,
  '-ness': (rest) => `being ${rest}`,
  '-ly': (rest) => `in a way that is ${rest}`,
}

/** Texts about a word that is only known without its prefix or ending. */
export const affixMessages = {
  missing: (word: string) => `We don’t have “${word}”, so here are its parts.`,
  sum: (affix: string, base: string) => (affix.startsWith('-') ? `${base} + ${affix}` : `${affix} + ${base}`),
  /** @param isVerb whether the base is used as a verb: then un- takes it back */
  meaning: (affix: string, rest: string, isVerb: boolean) => {
    if (affix === 'un-' && isVerb) {
      return rest.endsWith('ed') ? `not ${rest}, or no longer ${rest}` : `no longer ${rest}`
    }
    return meanings[affix]?.(rest) ?? rest
  },
  ofBase: (base: string) => `Meaning of ${base}`,
}
