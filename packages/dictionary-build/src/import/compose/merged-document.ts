import { hasMarkedUsage } from '@wordhoard/lexicon/marked-usages'
import type { spellDocument } from '../../rows/document-row'
import { isLastUsage } from '../wiktionary/labels'

/** The document of a spell, as the API returns it. */
export type SpellDocument = ReturnType<typeof spellDocument>
export type DefinitionDocument = SpellDocument['definitions'][number] & {
  /** Sources that added examples, links or labels. */
  readonly added_from?: readonly string[]
}

const MAX_EXAMPLES = 3
const MAX_LINKS = 20

/** Returns a built definition with the additional content of imported senses of the same meaning. */
export function enrichDefinition(
  definition: DefinitionDocument,
  senses: readonly DefinitionDocument[],
): DefinitionDocument {
  let result = definition
  for (const sense of senses) {
    const next = {
      ...result,
      direct_synonyms: withLinks(result.direct_synonyms, sense.direct_synonyms),
      direct_antonyms: withLinks(result.direct_antonyms, sense.direct_antonyms),
      direct_hypernyms: withLinks(result.direct_hypernyms, sense.direct_hypernyms),
      domain: {
        region: withNames(result.domain.region, sense.domain.region),
        category: withNames(result.domain.category, sense.domain.category),
        // What we think fit for a class stays so, whatever a source says of the same meaning.
        usage: withNames(
          result.domain.usage,
          sense.domain.usage.filter((usage) => !hasMarkedUsage([usage])),
        ),
      },
      examples: withExamples(result.examples, sense.examples),
    }
    if (JSON.stringify(next) === JSON.stringify(result)) continue
    const sources = new Set([...(result.added_from ?? []), sense.source])
    sources.delete(definition.source)
    result = sources.size > 0 ? { ...next, added_from: [...sources] } : next
  }
  return result
}

type Link = DefinitionDocument['direct_synonyms'][number]

function withLinks(links: readonly Link[], more: readonly Link[]): Link[] {
  const all = new Map(links.map((link) => [link.spell_id, link]))
  for (const link of more) if (!all.has(link.spell_id) && all.size < MAX_LINKS) all.set(link.spell_id, link)
  return [...all.values()]
}

function withNames(names: readonly string[], more: readonly string[]): string[] {
  const lower = new Set(names.map((name) => name.toLowerCase()))
  return [...names, ...more.filter((name) => !lower.has(name.toLowerCase()))]
}

function withExamples(examples: readonly { text: string }[], more: readonly { text: string }[]) {
  const known = new Set(examples.map(({ text }) => text.toLowerCase()))
  const fresh = more.filter(({ text }) => !known.has(text.toLowerCase()))
  return [...examples, ...fresh.slice(0, Math.max(0, MAX_EXAMPLES - examples.length))]
}

/** Returns the place of a definition among others: the usual ones, then obsolete ones, then those not fit for a class. */
export function placeOf({ domain, text }: DefinitionDocument): number {
  if (hasMarkedUsage(domain.usage)) return 2
  return domain.usage.some(isLastUsage) || /^\((?:archaic|obsolete)\)/u.test(text) ? 1 : 0
}
