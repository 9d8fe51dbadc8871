import type { EntryTable } from '../entries'
import { ListError } from '../lists/read-jsonl'
import { type Entry, makeSense, NO_WORDS, type Sense, senseGroups } from '../model'
import { LEARNER_SENSES } from '../sources'
import {
  definitionText,
  fieldLabels,
  isMarked,
  type LearnerSense,
  linksOf,
  regionLabels,
  registerLabels,
} from './learner-sense'
import { groupPhrases, learnerShape } from './learner-shape'

/**
 * Adds senses written for learners to their entries, in their order. A sense takes the place of the senses that it
 * covers: they leave the entry, and it keeps them for relations and for ranking.
 *
 * @returns the entries with such senses
 * @throws ListError for a sense that covers what its entry doesn't have, with file and line
 */
export function addLearnerSenses(entries: EntryTable, senses: readonly LearnerSense[]): Set<Entry> {
  const changed = new Set<Entry>()
  addShapes(entries, senses)
  for (const [index, sense] of senses.entries()) {
    const entry = entries.open(sense.headword)
    // The level of a word is that at which learners meet the easiest of its senses.
    if (!changed.has(entry) || entry.level === null || sense.level < entry.level) entry.level = sense.level
    entry.levelRange = null
    addLearnerSense(entries, entry, sense, index)
    changed.add(entry)
  }
  return changed
}

/** Says of each phrase how it is found in texts, from all that was written of it. */
function addShapes(entries: EntryTable, senses: readonly LearnerSense[]): void {
  const find = (word: string) => entries.find(word)
  for (const [headword, ofPhrase] of groupPhrases(senses)) {
    const shape = learnerShape(ofPhrase, entries.find(headword), find)
    entries.open(headword).phrase = shape
  }
}

function addLearnerSense(entries: EntryTable, entry: Entry, learner: LearnerSense, index: number): void {
  const replaced: string[] = []
  const covered = new Set<Sense>()
  for (const key of learner.covers) {
    const sense = entry.senses.find((other) => other.key === key || other.replaced?.includes(key))
    if (sense) covered.add(sense)
    else if (isOfOtherSpelling(key, entry, entries)) replaced.push(key)
    else throw new ListError(`${learner.place}: ${entry.headword} has no sense ${key}`)
  }
  const rest = entry.senses.filter((sense) => !covered.has(sense))
  const added = senseOf(entry, learner, [...covered], index, replaced)
  entry.senses = rest.concat(added)
}

/** Whether a key is that of a learner sense of another spelling of the word, from when it was a word of its own. */
function isOfOtherSpelling(key: string, { headword }: Entry, entries: EntryTable): boolean {
  const [, word] = /^(.+)\.[a-z]+\.\d+$/u.exec(key) ?? []
  const written = word?.replaceAll('_', ' ').toLowerCase()
  return written !== undefined && written !== headword && entries.headwordOf(written) === headword
}

function senseOf(
  entry: Entry,
  learner: LearnerSense,
  covered: readonly Sense[],
  index: number,
  replaced: readonly string[],
): Sense {
  const labelled = (names: readonly string[]) => learner.labels.filter((label) => names.includes(label))
  return makeSense({
    key: learner.key,
    spelling: covered[0]?.spelling ?? entry.senses[0]?.spelling ?? entry.headword,
    partOfSpeech: learner.partOfSpeech,
    source: LEARNER_SENSES,
    group: isMarked(learner) ? senseGroups.marked : senseGroups.learner,
    tagCount: covered.reduce((sum, { tagCount }) => sum + tagCount, 0),
    number: index,
    synset: undefined,
    words: NO_WORDS,
    own: {
      text: definitionText(learner),
      links: linksOf(learner),
      examples: learner.examples,
      synonyms: [],
      antonyms: [],
      domains: {
        regions: labelled(regionLabels),
        categories: labelled(fieldLabels),
        usages: labelled(registerLabels),
      },
    },
    level: learner.level,
    patterns: learner.patterns,
    covered,
    replaced: replaced.length > 0 ? replaced : undefined,
  })
}
