import { makeProfile, type SenseProfile, wordsOfPattern } from '@wordhoard/senses/profile'
import { besideInTexts } from '@wordhoard/senses/words/beside'
import { contentStems } from '@wordhoard/senses/words/stems'
import type { PackEntry } from './entry-codec'

/**
 * Makes the profiles of an entry's definitions from their texts, so that the pack needn't hold them: the words of
 * definition and examples, and the words beside the headword there. What the senses that a definition stands for have in
 * the sense model is one vector in the pack (`pack-model`); its trait is the definition's only one.
 *
 * @param traitOf returns the trait of a definition by its index; undefined if it has no vector
 */
export function makeProfiles(
  { spell, facts }: PackEntry,
  traitOf: (index: number) => string | undefined,
): SenseProfile[] {
  return spell.definitions.map((definition, index) => {
    const { isLearner, count, coversOthers } = facts[index]!
    const examples = definition.examples.map(({ text }) => text)
    const patterns = definition.patterns ?? []
    const others = isLearner
      ? patterns.map(wordsOfPattern)
      : definition.direct_synonyms.map(({ spelling }) => spelling)
    const own = new Set([definition.text, ...examples, ...others].flatMap(contentStems))
    const traits = traitOf(index)
    const profile = makeProfile({
      partOfSpeech: definition.part_of_speech,
      tagCount: count,
      own: [...own].join(' '),
      related: '',
      ...(traits !== undefined && { traits }),
    })
    if (!isLearner) return profile
    const beside = besideInTexts(definition.spelling, [...patterns, ...examples])
    return { ...profile, l: 1 as const, n: beside, ...(coversOthers && { s: [profile] }) }
  })
}
