/** Words in a phrase that stand for other words: put someone off, make up one's mind, enjoy oneself. */
export type Slot = 'object' | 'possessive' | 'reflexive'

const slots = new Map<string, Slot>([
  ...['someone', 'something', 'somebody', 'somewhere', 'sb', 'sth', 'someone/something'].map(
    (word) => [word, 'object'] as const,
  ),
  ...["one's", "someone's", "somebody's", "sb's", "something's"].map((word) => [word, 'possessive'] as const),
  // put someone in their place
  ['their', 'possessive'],
  ['oneself', 'reflexive'],
])

const possessives = new Set("my your his her its our their one's whose thy ur".split(' '))
const reflexives = new Set(
  'myself yourself himself herself itself ourselves yourselves themselves oneself themself'.split(' '),
)
const pronouns = new Set(
  "me you him her it us them this that these those one something someone somebody everything everyone everybody anything anyone anybody nothing nobody all both each other another some mine yours hers ours theirs 'em em ya".split(
    ' ',
  ),
)

/** Returns which slot a word of a phrase is; undefined for an ordinary word. */
export function slotOf(word: string): Slot | undefined {
  return slots.get(word)
}

/** Returns whether a look-up form is a possessive: my, her, one's, or a noun with 's. */
export function isPossessive(form: string): boolean {
  return possessives.has(form) || (form.endsWith("'s") && form.length > 3)
}

export function isReflexive(form: string): boolean {
  return reflexives.has(form)
}

/** Returns whether the form is a pronoun that can be an object by itself. */
export function isObjectPronoun(form: string): boolean {
  return pronouns.has(form) || reflexives.has(form)
}

/** Returns the slot words, as headwords write them, that a word of a text may fill. */
export function slotsFor(form: string): readonly string[] {
  if (reflexives.has(form)) return ['oneself']
  const found: string[] = []
  if (isPossessive(form)) found.push("one's", "someone's")
  if (isObjectPronoun(form)) found.push('someone', 'something', 'somebody')
  return found
}
