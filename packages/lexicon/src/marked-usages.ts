/**
 * Labels of senses that a school would not put before a class. Such senses come last in their entry, and nothing shows
 * them unasked: no game, card, handout or suggestion. Who looks the word up sees them.
 */
export const markedUsages = ['offensive', 'taboo', 'sexual'] as const
export type MarkedUsage = (typeof markedUsages)[number]

const marked: ReadonlySet<string> = new Set(markedUsages)

/** Whether a sense with these usage labels is offensive, taboo or sexual. */
export function hasMarkedUsage(usages: readonly string[]): boolean {
  return usages.some((usage) => marked.has(usage))
}

/** The part of a definition, as the API returns it, that tells. */
interface Labelled {
  readonly domain: { readonly usage: readonly string[] }
}

/** Whether a definition, as the API returns it, is offensive, taboo or sexual. */
export function isMarkedDefinition({ domain }: Labelled): boolean {
  return hasMarkedUsage(domain.usage)
}

/** Returns the definitions that may be shown unasked. */
export function fitDefinitions<Definition extends Labelled>(
  definitions: readonly Definition[],
): Definition[] {
  return definitions.filter((definition) => !isMarkedDefinition(definition))
}
