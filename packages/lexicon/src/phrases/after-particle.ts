import { isReflexive } from '../slots'

/** A word after a particle. */
interface NextWord {
  readonly form: string
  readonly join: 'space' | 'stop'
}

const set = (words: string) => new Set(words.split(' '))

const timeWords =
  /^(?:again|today|tonight|tomorrow|yesterday|last|next|days?|nights?|mornings?|afternoons?|evenings?|weeks?|months?|years?|times?|moments?|minutes?|hours?|weekends?|summers?|winters?|springs?|autumns?|christmas|easter|ago|\w+day)$/
/** Words for lengths of time, which may be a preposition's object: put it in two minutes. */
const spells = /^(?:days|nights|mornings|weeks|months|years|minutes|hours)$/
const amounts = set('bit little lot touch notch peg gear level size')
/** Words that may be nouns but here say when, where or how rather than being an object: plug it in first. */
const adverbs = set(
  'first too instead twice once then please now soon online offline home overnight abroad upstairs downstairs outside inside anyway though tho lol tbh btw pls plz thanks ok okay or maybe already yet sometimes somewhere anywhere everywhere asap afterwards like rn atm u',
)
/** Pairs of words that begin such an adverbial, as the first word and those after it. */
const pairs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['right', 'now away here there before after at in then'],
    ['straight', 'away after before from'],
    ['way', 'too before'],
    ['half', 'way the'],
    ['all', 'by over again alone at'],
    ['some', 'more'],
    ['more', 'often than and'],
    ['any', 'more longer further faster better'],
    ['much', 'more longer further faster better'],
    ['a', 'bit little lot touch notch peg gear few couple long'],
    ['no', 'longer further more end'],
    ['one', 'by at last more'],
    ['both', 'times ways'],
    ['as', 'soon fast quickly well much far'],
  ].map(([first = '', second = '']) => [first, set(second)]),
)

/**
 * Returns whether the words after a particle say when, where or how (hand it in last week, turn it off yourself), so
 * that they are no object of a preposition.
 *
 * @param next up to three tokens after the particle
 */
export function opensAdverbial(particle: string, next: readonly NextWord[]): boolean {
  const [first, second] = next
  if (!first) return false
  if (isReflexive(first.form) || adverbs.has(first.form)) return true
  const joined = next.filter(({ join }, index) => index === 0 || join === 'space')
  const isBefore = joined.some(({ form }) => /^(?:ago|later|earlier|early|late)$/.test(form))
  const time = joined.find(({ form }) => timeWords.test(form))
  if (time && (isBefore || particle !== 'in' || !spells.test(time.form))) return true
  if (!second || second.join === 'stop') return false
  if (first.form === 'a' && !amounts.has(second.form)) return false
  return pairs.get(first.form)?.has(second.form) === true
}
