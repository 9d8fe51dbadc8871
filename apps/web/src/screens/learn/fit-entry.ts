import type { Spell } from '@wordhoard/contracts/dictionary'
import { fitDefinitions } from '@wordhoard/lexicon/marked-usages'

/** A sentence with a word, and the definitions that fit it, best first. */
interface Met {
  readonly definitionIds: readonly number[]
}

/** What may be practised of an entry. */
export interface FitEntry<Sentence> {
  readonly spell: Spell
  readonly met: Sentence | undefined
}

/**
 * Leaves out the definitions of an entry that aren't fit for a class, and the learner's sentence if the word has such a
 * meaning there.
 */
export function fitEntry<Sentence extends Met>(
  spell: Spell,
  met: Sentence | null | undefined,
): FitEntry<Sentence> {
  const definitions = fitDefinitions(spell.definitions)
  const best = met?.definitionIds[0]
  const isFit = best === undefined || definitions.some(({ id }) => id === best)
  return { spell: { ...spell, definitions }, met: met && isFit ? met : undefined }
}
