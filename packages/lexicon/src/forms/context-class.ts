/** Closed classes of neighbouring words that reveal how the word beside them is used. */
const members = {
  article: 'a an the every',
  determiner: 'this that these those each no any some another all both what which whose either neither',
  possessive: "my your his her its our their one's whose",
  to: 'to',
  modal: 'will would can could shall should may might must cannot ought wo ca',
  do: 'do does did',
  have: 'have has had having',
  be: 'am is are was were be been being',
  subject: 'i he she we they who there',
  pronoun:
    'you it one himself herself itself themselves myself yourself nothing something everything anything',
  object: 'me him us them',
  of: 'of',
  preposition:
    'in on at for with from by about into onto upon over after before under between through during without within among against across toward towards until till since behind beyond near',
  coordinator: 'and or but nor',
  than: 'than',
  as: 'as like',
  degree: 'very so too more most quite rather less least much far even still pretty',
  not: 'not never always often just only also ever',
  conjunction: 'when where how why if because although though while whether unless',
  particle: 'up out off down away back along around together',
} as const

export type ContextClass =
  | keyof typeof members
  | 'boundary'
  | 'number'
  | 'capital'
  | 'ly'
  | 'ing'
  | 'ed'
  | 's'
  | 'other'

const classes = new Map<string, ContextClass>()
for (const [name, words] of Object.entries(members)) {
  for (const word of words.split(' ')) classes.set(word, classes.get(word) ?? (name as ContextClass))
}

/** Endings of contractions, with the class of the word that each stands for: she'd, they've, don't. */
const endings: readonly (readonly [string, ContextClass])[] = [
  ["n't", 'not'],
  ["'ll", 'modal'],
  ["'ve", 'have'],
  ["'d", 'modal'],
  ["'re", 'be'],
  ["'m", 'be'],
]

/**
 * Returns the class of a neighbouring word, given as its normal form with its case; undefined stands for the end of the
 * sentence.
 */
export function contextClass(word: string | undefined): ContextClass {
  if (word === undefined || word === '') return 'boundary'
  const lower = word.toLowerCase()
  const known = classes.get(lower)
  if (known) return known
  for (const [ending, found] of endings) if (lower.endsWith(ending)) return found
  if (lower.endsWith("'s")) {
    const stem = lower.slice(0, -2)
    const found = classes.get(stem)
    return found === 'subject' || found === 'pronoun' || stem === 'that' ? 'be' : 'possessive'
  }
  if (/^[\d£$€]/.test(word)) return 'number'
  if (/^\p{Lu}/u.test(word)) return 'capital'
  if (lower.endsWith('ly')) return 'ly'
  if (lower.endsWith('ing')) return 'ing'
  if (lower.endsWith('ed')) return 'ed'
  return lower.endsWith('s') && !lower.endsWith('ss') ? 's' : 'other'
}
