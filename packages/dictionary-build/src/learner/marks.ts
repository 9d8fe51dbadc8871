import { hasMarkedUsage, type MarkedUsage } from '@wordhoard/lexicon/marked-usages'

/** Labels of WordNet and Wiktionary that say that a sense isn't fit for a class, with ours. */
const marks: ReadonlyMap<string, MarkedUsage> = new Map([
  ['disparagement', 'offensive'],
  ['ethnic slur', 'offensive'],
  ['derogatory', 'offensive'],
  ['obscenity', 'taboo'],
  ['vulgar', 'taboo'],
])

/**
 * Returns the usage labels of a sense with the one by which the product knows that it isn't fit for a class.
 *
 * @param markOfText the label that its definition needs because of what it says
 */
export function withMark(usages: readonly string[], markOfText?: MarkedUsage): readonly string[] {
  if (hasMarkedUsage(usages)) return usages
  const ofUsage = usages.map((usage) => marks.get(usage)).find((mark) => mark !== undefined)
  const mark = ofUsage ?? markOfText
  return mark === undefined ? usages : [...usages, mark]
}
