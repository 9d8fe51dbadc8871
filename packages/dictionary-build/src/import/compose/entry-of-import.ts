import { hasMarkedUsage } from '@wordhoard/lexicon/marked-usages'
import type { Dictionary } from '../../dictionary'
import { withMark } from '../../learner/marks'
import { isRefusedExample, markOfDefinition, markOfHeadword } from '../../learner/unsuitable-texts'
import {
  type Entry,
  type EntryForm,
  makeSense,
  NO_FORMS,
  NO_WORDS,
  type Sense,
  senseGroups,
} from '../../model'
import { phraseShapeOf } from '../../phrase-shape'
import type { Pronunciation } from '../../sound/pronunciations'
import { PointerTable } from '../../wordnet/pointers'
import { WordNet } from '../../wordnet/wordnet'
import type { Headwords } from '../headwords'
import { isLastUsage } from '../wiktionary/labels'
import type { WordSense } from './word-of-import'

/** The columns of `spell` that describe a word. */
export interface SpellFacts {
  readonly id: number
  readonly rank: number | null
  readonly level: string | null
}

/**
 * Converts imported senses to a dictionary entry, so that the same functions make rows and documents of imported and
 * built entries. Senses labelled obsolete come
 * last, but for those that aren't fit for a class.
 */
export function entryOfImport(
  headword: string,
  facts: SpellFacts,
  senses: readonly WordSense[],
  forms: readonly EntryForm[] = NO_FORMS,
): Entry {
  const entry: Entry = {
    id: facts.id,
    headword,
    senses: senses.map(entrySense).toSorted((a, b) => a.group - b.group),
    forms,
    rank: facts.rank,
    level: facts.level,
    levelRange: null,
    isFunction: false,
    phrase: undefined,
  }
  if (headword.includes(' ')) entry.phrase = phraseShapeOf(entry)
  return entry
}

const none: readonly string[] = []

function groupOf(usages: readonly string[]): Sense['group'] {
  if (hasMarkedUsage(usages)) return senseGroups.marked
  return usages.some(isLastUsage) ? senseGroups.last : senseGroups.usual
}

function entrySense({ source, spelling, partOfSpeech, sense }: WordSense, index: number): Sense {
  const usages = withMark(sense.usages ?? none, markOfHeadword(spelling) ?? markOfDefinition(sense.text))
  return makeSense({
    key: sense.key,
    spelling,
    partOfSpeech,
    source,
    group: groupOf(usages),
    tagCount: 0,
    number: index + 1,
    synset: undefined,
    words: NO_WORDS,
    own: {
      text: sense.text,
      examples: (sense.examples ?? none).filter((example) => !isRefusedExample(example)),
      synonyms: sense.synonyms ?? none,
      antonyms: sense.antonyms ?? none,
      hypernyms: sense.hypernyms ?? none,
      domains: {
        regions: sense.regions ?? none,
        categories: sense.categories ?? none,
        usages,
      },
    },
    level: undefined,
  })
}

const noWordNet = new WordNet([], new PointerTable(), 0)

/** The part of a dictionary that is needed to make the rows of an imported batch. */
export class BatchDictionary implements Dictionary {
  readonly entries = []
  readonly wordNet = noWordNet
  readonly #headwords: Headwords
  readonly #ids: ReadonlyMap<string, number>
  readonly #found = new Map<string, Entry>()
  /** Pronunciations of the entry whose rows are being made. */
  pronunciations: readonly Pronunciation[] = []
  shown: readonly string[] = []

  /** @param ids ids of the spells that links may point to, by headword */
  constructor(headwords: Headwords, ids: ReadonlyMap<string, number>) {
    this.#headwords = headwords
    this.#ids = ids
  }

  /** Returns an entry without senses for a word that links may point to; undefined for any other word. */
  find(text: string): Entry | undefined {
    const spelling = this.#headwords.spelling(text)
    if (spelling === undefined) return undefined
    const headword = this.#headwords.of(spelling)
    const id = this.#ids.get(headword)
    if (id === undefined) return undefined
    let entry = this.#found.get(headword)
    if (!entry) {
      entry = entryOfImport(headword, { id, rank: null, level: null }, [])
      this.#found.set(headword, entry)
    }
    return entry
  }

  entryOf(): undefined {
    return undefined
  }

  pronunciationsOf(): readonly Pronunciation[] {
    return this.pronunciations
  }

  formsShown(): readonly string[] {
    return this.shown
  }

  pictureOf(): undefined {
    return undefined
  }

  pictureBytes(): Buffer {
    return Buffer.alloc(0)
  }
}
