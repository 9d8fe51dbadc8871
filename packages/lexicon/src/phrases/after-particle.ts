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
/** Words that a time follows without a preposition: these days, most weeks. */
const often = /^(?:these|those|most|some|every|any|all)$/
const amounts = set('bit little lot touch notch peg gear level size')
/** Words that may be nouns but here say when, where or how rather than being an object: plug it in first. */
const adverbs = set(
  'first too instead twice once then please now soon online offline home overnight abroad upstairs downstairs outside inside anyway though tho lol tbh btw pls plz thanks ok okay or maybe already yet sometimes somewhere anywhere everywhere asap afterwards early late like rn atm u',
)
/** Pairs of words that begin such an adverbial, as the first word and those after it. */
const pairs: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['right', 'now away here there before after at in then'],
    ['straight', 'away after before from'],
    ['way', 'too before'],
    ['half', 'way the'],
    ['all', 'by over again alone at right'],
    ['some', 'more'],
    ['more', 'often than and'],
    ['any', 'more longer further faster better'],
    ['much', 'more longer further faster better'],
    ['a', 'bit little lot touch notch peg gear few couple long'],
    ['no', 'longer further more end matter'],
    ['one', 'by at last more another'],
    ['another', 'time notch go'],
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
  if (time && (isBefore || particle !== 'in' || !spells.test(time.form) || often.test(first.form)))
    return true
  if (!second || second.join === 'stop') return false
  if (isManner(first.form, second.form)) return true
  if (first.form === 'a' && !amounts.has(second.form)) return false
  return pairs.get(first.form)?.has(second.form) === true
}

/** Returns whether two words say how: very slowly, pretty well. */
const isManner = (first: string, second: string) =>
  /^(?:very|pretty|really|so|too|quite|fairly|rather|extremely)$/.test(first) &&
  (/[^l]ly$/.test(second) || /^(?:well|badly|fast|hard|soon|often|quickly|early|late|much)$/.test(second))

/** Particles that a day without a preposition may follow: turned up Monday, but not: went on Monday. */
const beforeDays = /^(?:up|down|off|out|back|away|along|round|about)$/
const day = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const several = /^(?:two|three|four|five|six|ten|several|many|countless|\d+)$/
/** Words between a determiner and a time: the other day, this early morning. */
const beforeTimes = /^(?:other|same|single|early|late|following)$/
/** Determiners that a time follows without a preposition: this morning, every day, next week. */
const determinersOfTimes = /^(?:this|that|these|those|last|next|every|each|most|any|some|all|the|early|late)$/

/**
 * Returns whether the words after a particle that needs no object say when, how often or how: check in early, come in
 * most days, act up a lot, goes on both ways. Unlike `opensAdverbial`, nothing but determiners may come before the time.
 *
 * @param particle the particle
 * @param next up to four tokens after the particle
 */
export function beginsWithAdverbial(particle: string, next: readonly NextWord[]): boolean {
  const [first, second, third, fourth] = next.map(({ form, join }) => (join === 'space' ? form : undefined))
  if (!first) return false
  if (adverbs.has(first) && second !== 'of') return true
  if (/^(?:again|today|tonight|tomorrow|yesterday)$/.test(first)) return true
  if (day.test(first)) return beforeDays.test(particle)
  if (isManner(first, second ?? '')) return true
  if (second === 'times' && several.test(first)) return true
  if (first === 'one' && timeWords.test(second ?? '')) return true
  if (first === 'the' && second === 'same' && third === 'way') return particle !== 'in'
  // act up a few times, but not: went on a few steps
  if (first === 'a' && /^(?:few|couple)$/.test(second ?? ''))
    return [third, fourth].some((form) => timeWords.test(form ?? ''))
  if (pairs.get(first)?.has(second ?? '')) return third !== 'of' && !(first === 'a' && third && !second)
  const isBefore = [second, third, fourth].some((form) =>
    /^(?:ago|later|earlier|early|late)$/.test(form ?? ''),
  )
  if (isBefore && [second, third].some((form) => timeWords.test(form ?? ''))) return true
  if (!determinersOfTimes.test(first)) return false
  const isOther = beforeTimes.test(second ?? '')
  if (first === 'the')
    return isOther && second !== 'early' && second !== 'late' && timeWords.test(third ?? '')
  return timeWords.test((isOther ? third : second) ?? '')
}
