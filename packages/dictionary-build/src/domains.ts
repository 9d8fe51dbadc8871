import { hasMarkedUsage, type MarkedUsage } from '@wordhoard/lexicon/marked-usages'
import { withMark } from './learner/marks'
import { markOfHeadword } from './learner/unsuitable-texts'
import type { Sense } from './model'
import type { WordNet } from './wordnet/wordnet'

export interface Domains {
  readonly regions: readonly string[]
  readonly categories: readonly string[]
  readonly usages: readonly string[]
}

let lastSpelling = ''
let lastMark: MarkedUsage | undefined

/** Returns the label that a sense needs because of its headword, which an entry's senses share. */
function markOfSpelling({ spelling }: Sense): MarkedUsage | undefined {
  if (spelling !== lastSpelling) {
    lastSpelling = spelling
    lastMark = markOfHeadword(spelling)
  }
  return lastMark
}

/** Returns the names of the regions, subjects and usages of a sense. */
export function domainsOf(sense: Sense, wordNet: WordNet): Domains {
  const { synset, words, own } = sense
  if (own) return own.domains
  if (!synset) return noDomains
  const names = (kind: 'region' | 'category' | 'usage') => {
    const targets = wordNet.targets(synset, kind, words)
    return targets.length === 0 ? noNames : [...new Set(targets.map((target) => target.synset.words[0]!))]
  }
  return {
    regions: names('region'),
    categories: names('category'),
    usages: withMark(names('usage'), synset.shown?.mark ?? markOfSpelling(sense)),
  }
}

/** Whether a sense isn't fit for a class. */
export function isMarkedSense(sense: Sense, wordNet: WordNet): boolean {
  return hasMarkedUsage(domainsOf(sense, wordNet).usages)
}

const noNames: readonly string[] = []
const noDomains: Domains = { regions: noNames, categories: noNames, usages: noNames }
