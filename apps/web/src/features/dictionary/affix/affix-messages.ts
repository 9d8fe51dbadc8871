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
  'post-': (rest) => `after ${rest}`,
  'multi-': (rest) => `with or of many: ${rest}`,
  'inter-': (rest) => `between, or with one another: ${rest}`,
  'ultra-': (rest) => `extremely ${rest}`,
  'micro-': (rest) => `very small: ${rest}`,
  'mini-': (rest) => `small or short: ${rest}`,
  'mega-': (rest) => `very, or very big: ${rest}`,
  'pseudo-': (rest) => `not really ${rest}`,
  'counter-': (rest) => `against, or in answer: ${rest}`,
  'hyper-': (rest) => `far too ${rest}, or more than usual`,
  'neo-': (rest) => `a new kind of ${rest}`,
  'pro-': (rest) => `in support of ${rest}`,
  'mid-': (rest) => `in the middle of ${rest}`,
  'self-': (rest) => `${rest}, of or by oneself`,
  'trans-': (rest) => `across: ${rest}`,
  'quasi-': (rest) => `almost ${rest}`,
  'vice-': (rest) => `next below: ${rest}`,
  'eco-': (rest) => `${rest}, with care for nature`,
  'bio-': (rest) => `${rest}, of living things`,
  'intra-': (rest) => `inside one thing: ${rest}`,
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
