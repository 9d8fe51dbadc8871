/** Irregular participles, without those that equal the base form (read, put, set). */
const irregularParticiples = new Set(
  `been begun bent bitten blown born bought bound broken brought built burnt caught chosen crept dealt done drawn
  driven eaten fallen fed felt flown forgotten fought found given gone grown heard held hidden hung kept known laid
  learnt led lent lost made meant met paid proven ridden risen said seen sent shaken shot shown slept sold sought
  spelt spent spoken stolen struck stuck sung swept sworn taken taught thought thrown told torn understood won worn
  woken written`.split(/\s+/),
)

/** Verbs in the base form, and nouns, that have the ending of a participle. */
const exceptions = new Set(
  `embed exceed feed heed need proceed seed shed shred speed succeed weed
  being bring cling fling king ping ring sing sling spring sting string swing thing wing wring
  building greeting heading landing learning linking meaning nothing opening reading spelling`.split(/\s+/),
)

/**
 * Whether a function's name begins with a participle (`shownWords`, `sortingBy`); functions should be verbs. A noun in
 * -ing before `Of` (`meaningOf`) is allowed, and so are components.
 */
export function beginsWithParticiple(name: string): boolean {
  const [first = '', second] = name.replace(/^[#_]+/, '').split(/(?=[A-Z])/)
  if (first === '' || first !== first.toLowerCase() || exceptions.has(first)) return false
  if (/.ing$/.test(first)) return second !== 'Of'
  return (
    /..ed$/.test(first) ||
    irregularParticiples.has(first) ||
    irregularParticiples.has(first.replace(/^(un|re|mis|over)/, ''))
  )
}
