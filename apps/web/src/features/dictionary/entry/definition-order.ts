import type { Definition, Spell } from '@wordhoard/contracts/dictionary'

interface OrderedDefinitions {
  /** The definition that fits the sentence best; undefined if nothing is ranked. */
  readonly best: Definition | undefined
  /** The other definitions by part of speech, ranked ones first. */
  readonly others: readonly { partOfSpeech: string; definitions: readonly Definition[] }[]
}

/** Puts the best match first and groups the rest by part of speech, in dictionary order. */
export function orderDefinitions(spell: Spell, ranked: readonly number[]): OrderedDefinitions {
  const rank = new Map(ranked.map((id, index) => [id, index]))
  const order = spell.definitions
    .map((definition, index) => ({ definition, at: rank.get(definition.id) ?? ranked.length + index }))
    .sort((a, b) => a.at - b.at)
    .map(({ definition }) => definition)
  const best = order[0] && rank.has(order[0].id) ? order[0] : undefined
  const groups = new Map<string, Definition[]>()
  for (const definition of best ? order.slice(1) : order) {
    const group = groups.get(definition.part_of_speech)
    if (group) group.push(definition)
    else groups.set(definition.part_of_speech, [definition])
  }
  return {
    best,
    others: [...groups].map(([partOfSpeech, definitions]) => ({ partOfSpeech, definitions })),
  }
}
