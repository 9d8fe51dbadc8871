import type { Occurrence } from './context'

/**
 * Function-word classes that each tag admits. Corpora don't tag the senses of can, that, in, her …, so nothing can be
 * fitted for them: the tag and the words that follow decide.
 */
const classesOfTag: Record<string, readonly string[]> = {
  MD: ['modal verb', 'auxiliary verb'],
  IN: ['preposition', 'conjunction'],
  TO: ['preposition', 'particle'],
  DT: ['determiner', 'pronoun'],
  PDT: ['determiner', 'pronoun'],
  WDT: ['determiner', 'pronoun'],
  PRP$: ['determiner', 'pronoun'],
  WP$: ['determiner', 'pronoun'],
  PRP: ['pronoun', 'determiner'],
  WP: ['pronoun', 'determiner'],
  EX: ['pronoun'],
  CC: ['conjunction'],
  RP: ['particle'],
  UH: ['interjection'],
  WRB: ['conjunction'],
  CD: ['number', 'pronoun', 'determiner'],
}

const startsNounPhrase = /^(NN|JJ|CD|VBG|VBN)/
const subjectPronoun = /^(i|he|she|we|they|you|it|there|this|that)$/i

/** Returns the words after the target and their tags, without adverbs and "not". */
function wordsAfter(occurrence: Occurrence): { words: string[]; tags: string[] } {
  const words: string[] = []
  const tags: string[] = []
  for (let at = (occurrence.target.at(-1) ?? 0) + 1; at < occurrence.words.length; at++) {
    if (/^RB/.test(occurrence.tags[at]!) || /^(n't|not|never)$/i.test(occurrence.words[at]!)) continue
    words.push(occurrence.words[at]!)
    tags.push(occurrence.tags[at]!)
  }
  return { words, tags }
}

/**
 * How much the verb form that follows favours an auxiliary over the senses of the main verb, which are fitted where no
 * auxiliary is ever right. Set by hand, judged on the held-out fold: for *do*, 163 of 234 auxiliaries are right instead
 * of 33, for *have*, 240 of 300 instead of 134, and 11 of 606 main verbs are lost. After *be*, a participle is an
 * adjective too often.
 */
const auxiliaryLead = new Map([
  ['do', 3],
  ['have', 2],
])

/** Returns whether have, be or do is an auxiliary here. */
function isAuxiliary(headword: string, next: { words: string[]; tags: string[] }): boolean {
  // In a question the subject comes in between ("Have you finished?").
  let first = next.words[0] !== undefined && subjectPronoun.test(next.words[0]) ? 1 : 0
  if (first === 0 && /^(DT|PRP\$|NNP)/.test(next.tags[0] ?? '') && headword === 'do') {
    first = next.tags.findIndex((tag) => /^VB/.test(tag))
    if (first < 0 || first > 3) return false
  }
  const tag = next.tags[first] ?? ''
  if (headword === 'be') return /^VB[GN]/.test(tag)
  if (headword === 'have') return /^VB[ND]/.test(tag)
  if (headword === 'do') return /^VBP?$/.test(tag)
  return /^VB/.test(tag)
}

/** Returns whether a clause follows rather than a noun phrase, which distinguishes a conjunction from a preposition. */
function clauseFollows(next: { words: string[]; tags: string[] }): boolean {
  const [first = '', second = ''] = [next.words[0], next.tags[1]]
  if (/^(i|he|she|we|they)$/i.test(first)) return true
  if (/^(you|it|there|this|that)$/i.test(first)) return /^(VB|MD)/.test(second)
  for (const [at, tag] of next.tags.entries()) {
    if (at > 5 || /^[.,:;]/.test(tag)) return false
    if (/^(VBD|VBZ|VBP|MD)/.test(tag)) return at > 0
    if (/^(IN|CC|TO)/.test(tag)) return false
  }
  return false
}

/**
 * Scores how well a function-word sense's part of speech fits, compared with the headword's other function-word senses.
 * 0 is the best, except with `auxiliaryLead`; each point multiplies the likelihood by e.
 */
export function fitOfClosedClass(occurrence: Occurrence, headword: string, partOfSpeech: string): number {
  const at = occurrence.target[0]
  if (at === undefined) return 0
  const tag = occurrence.tags[at]!
  const next = wordsAfter(occurrence)
  const nextTag = next.tags[0] ?? ''
  if (partOfSpeech === 'auxiliary verb')
    return isAuxiliary(headword, next) ? (auxiliaryLead.get(headword) ?? 0) : -4
  const classes = classesOfTag[tag]
  let fit = classes === undefined || classes.includes(partOfSpeech) ? 0 : -3
  const nounFollows = startsNounPhrase.test(nextTag)
  if (partOfSpeech === 'determiner' && !nounFollows) fit -= 3
  if (partOfSpeech === 'pronoun' && nounFollows) fit -= 2
  if (tag === 'IN') {
    const clause = clauseFollows(next)
    if (partOfSpeech === 'conjunction' && !clause) fit -= 2
    if (partOfSpeech === 'preposition' && clause) fit -= 2
  }
  if (tag === 'TO') {
    const verbFollows = /^VBP?$/.test(nextTag)
    if (partOfSpeech === 'particle' && !verbFollows) fit -= 4
    if (partOfSpeech === 'preposition' && verbFollows) fit -= 3
  }
  return fit
}
