import { type Definition, LEARNER_SOURCE, type Spell } from '@wordhoard/contracts/dictionary'
import { isMarkedDefinition } from '@wordhoard/lexicon/marked-usages'

/** Definitions of one part of speech. */
export interface PartDefinitions {
  readonly partOfSpeech: string
  readonly definitions: readonly Definition[]
}

interface OrderedDefinitions {
  /** The definition that fits the sentence best; undefined if nothing is ranked. */
  readonly best: Definition | undefined
  /** The other definitions by part of speech, ranked ones first. */
  readonly others: readonly PartDefinitions[]
  /**
   * Definitions of other sources, where some are written for learners: rarer meanings, in harder words; and those not
   * fit for a class.
   */
  readonly more: readonly PartDefinitions[]
}

/**
 * Puts the best match first and groups the rest by part of speech, in dictionary order. Definitions written for learners
 * come before all others.
 *
 * @param shown ids of definitions that are shown elsewhere, so that they aren't repeated
 */
export function orderDefinitions(
  spell: Spell,
  ranked: readonly number[],
  shown: readonly number[] = [],
): OrderedDefinitions {
  const rank = new Map(ranked.map((id, index) => [id, index]))
  const order = spell.definitions
    .map((definition, index) => ({ definition, at: rank.get(definition.id) ?? ranked.length + index }))
    .sort((a, b) => a.at - b.at)
    .map(({ definition }) => definition)
  const best = order[0] && rank.has(order[0].id) ? order[0] : undefined
  const rest = (best ? order.slice(1) : order).filter(({ id }) => !shown.includes(id))
  const isFit = (definition: Definition) => !isMarkedDefinition(definition)
  const isWritten = (definition: Definition) => definition.source === LEARNER_SOURCE && isFit(definition)
  if (!spell.definitions.some(isWritten)) return { best, others: groupByPart(rest), more: [] }
  return {
    best,
    others: groupByPart(rest.filter(isWritten)),
    more: groupByPart(rest.filter((definition) => !isWritten(definition))),
  }
}

function groupByPart(definitions: readonly Definition[]): PartDefinitions[] {
  const groups = new Map<string, Definition[]>()
  for (const definition of definitions) {
    const group = groups.get(definition.part_of_speech)
    if (group) group.push(definition)
    else groups.set(definition.part_of_speech, [definition])
  }
  return [...groups].map(([partOfSpeech, definitions]) => ({ partOfSpeech, definitions }))
}
