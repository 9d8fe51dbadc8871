import { hasMarkedUsage, type MarkedUsage } from '@wordhoard/lexicon/marked-usages'
import { withMark } from './learner/marks'
import { markOfHeadword } from './learner/unsuitable-texts'
import type { Sense } from './model'
import type { Synset, SynsetTarget, WordNet } from './wordnet/wordnet'

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
  return {
    regions: namesOf(wordNet.targets(synset, 'region', words)),
    categories: namesOf(wordNet.targets(synset, 'category', words)),
    usages: usagesOf(sense, synset, wordNet),
  }
}

function usagesOf(sense: Sense, synset: Synset, wordNet: WordNet): readonly string[] {
  const usages = namesOf(wordNet.targets(synset, 'usage', sense.words))
  return withMark(usages, synset.shown?.mark ?? markOfSpelling(sense))
}

function namesOf(targets: readonly SynsetTarget[]): readonly string[] {
  return targets.length === 0 ? noNames : [...new Set(targets.map((target) => target.synset.words[0]!))]
}

/** Whether a sense isn't fit for a class. */
export function isMarkedSense(sense: Sense, wordNet: WordNet): boolean {
  const { synset, own } = sense
  if (own) return hasMarkedUsage(own.domains.usages)
  return synset !== undefined && hasMarkedUsage(usagesOf(sense, synset, wordNet))
}

const noNames: readonly string[] = []
const noDomains: Domains = { regions: noNames, categories: noNames, usages: noNames }
