/** Maps Wiktionary's tags and topics to the dictionary's labels. */

/** Register and currency of a sense. */
const usages = new Map(
  `informal colloquial slang vulgar offensive derogatory humorous euphemistic literary poetic formal archaic obsolete
dated historical rare uncommon nonstandard proscribed dialectal figuratively ironic sarcastic childish endearing pejorative
jargon neologism`
    .split(/\s+/)
    .map((tag) => [tag, tag] as const),
)
  .set('figuratively', 'figurative')
  .set('dialectal', 'dialect')
  .set('dialect', 'dialect')
  .set('pejorative', 'derogatory')
  .set('ethnic', 'ethnic slur')
  .set('slur', 'ethnic slur')
  .set('Internet', 'internet slang')
  .set('dated', 'old-fashioned')

const regions = new Map<string, string>([
  ['UK', 'British'],
  ['British', 'British'],
  ['Britain', 'British'],
  ['England', 'British'],
  ['Commonwealth', 'British'],
  ['US', 'American'],
  ['North-America', 'American'],
  ['Southern-US', 'American'],
  ['Scotland', 'Scottish'],
  ['Ireland', 'Irish'],
  ['Northern-Ireland', 'Irish'],
  ['Wales', 'Welsh'],
  ['Australia', 'Australian'],
  ['New-Zealand', 'New Zealand'],
  ['Canada', 'Canadian'],
  ['India', 'Indian'],
  ['South-Africa', 'South African'],
  ['Singapore', 'Singaporean'],
  ['Jamaica', 'Jamaican'],
  ['Caribbean', 'Caribbean'],
  ['Hong-Kong', 'Hong Kong'],
  ['Nigeria', 'Nigerian'],
  ['Philippines', 'Philippine'],
])

/** Wide topics, dropped if a sense has a narrower one. Wiktionary lists each topic with all topics above it. */
const wideTopics = new Set(
  `sciences natural-sciences physical-sciences human-sciences social-sciences engineering lifestyle hobbies entertainment
government society culture arts media communications business mathematics`.split(/\s+/),
)

/** Maximum number of categories of a sense. */
const MAX_CATEGORIES = 3

/** Labels of senses that come last in their entry, before those that aren't fit for a class; the third is WordNet's. */
const lastUsages = new Set(['obsolete', 'archaic', 'archaism'])

/** Returns whether senses with this label come last in their entry. */
export function isLastUsage(usage: string): boolean {
  return lastUsages.has(usage)
}

/** Returns the dictionary's labels for register and currency; other tags are ignored. */
export function usagesOf(tags: readonly string[]): string[] {
  return mapTags(tags, usages)
}

/** Returns the dictionary's names of regions; other tags are ignored. */
export function regionsOf(tags: readonly string[]): string[] {
  return mapTags(tags, regions)
}

/** Returns the narrow topics of a sense or, if there are none, one wide topic; at most `MAX_CATEGORIES`. */
export function categoriesOf(topics: readonly string[]): string[] {
  const named = topics.filter((topic) => /^[\p{L}][\p{L} -]{0,40}$/u.test(topic))
  const near = named.filter((topic) => !wideTopics.has(topic))
  const chosen = near.length > 0 ? near : named.slice(0, 1)
  return [...new Set(chosen)].slice(0, MAX_CATEGORIES).map((topic) => topic.replaceAll('-', ' '))
}

function mapTags(tags: readonly string[], names: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>()
  for (const tag of tags) {
    const name = names.get(tag)
    if (name !== undefined) found.add(name)
  }
  return [...found]
}
