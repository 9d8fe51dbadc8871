import { LEARNER_SOURCE, type Spell } from '@wordhoard/contracts/dictionary'
import { inflections } from '@wordhoard/lexicon/forms/inflections'
import { fitDefinitions, isMarkedDefinition } from '@wordhoard/lexicon/marked-usages'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { contentStems } from '@wordhoard/senses/words/stems'
import { LRUCache } from 'lru-cache'
import { Pauses } from '../../../lib/pauses'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { UNRANKED } from './word-pool'

/** Enough for the words of some sessions and those drawn as options, some 5 KB each. */
const MAX_CACHED = 1_500

export interface FactsOfSense {
  readonly id: number
  readonly text: string
  readonly partOfSpeech: string
  /** The spelling in this sense: Polish, polish. */
  readonly spelling: string
  /** Whether it was written for learners. */
  readonly isForLearners: boolean
  /** Whether it is spoken differently from the word's first pronunciation: a row between neighbours. */
  readonly isSpokenApart: boolean
  /** Synonyms in this sense, in lower case. */
  readonly synonyms: readonly string[]
  /** Stems of the definition's words. */
  readonly stems: ReadonlySet<string>
}

/** The facts about a word that games need. */
export interface WordFacts {
  readonly id: number
  readonly headword: string
  readonly rank: number
  /** A1 to C2; undefined if unknown. */
  readonly level: string | undefined
  /** Those that are fit for a class. */
  readonly senses: readonly FactsOfSense[]
  /** Ids of the other senses. A sentence with one of them can't be practised. */
  readonly markedSenses: ReadonlySet<number>
  /** All right spellings, in lower case: first the British, then the American one. */
  readonly spellings: readonly string[]
  /** All forms that reveal the word: its spellings and all their inflections. */
  readonly forms: readonly string[]
}

/** Reads the facts of words from their documents; recently used ones stay parsed in memory. */
export class WordFactsStore {
  readonly #dictionary: Dictionary
  readonly #kept = new LRUCache<number, WordFacts>({ max: MAX_CACHED })

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  /** Returns the facts of these words; leaves out words without a definition. Makes one query at most. */
  async get(ids: Iterable<number>): Promise<Map<number, WordFacts>> {
    const found = new Map<number, WordFacts>()
    const missing: number[] = []
    for (const id of new Set(ids)) {
      const facts = this.#kept.get(id)
      if (facts) found.set(id, facts)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const pauses = new Pauses()
    for (const document of await this.#dictionary.documents.texts(missing)) {
      const facts = factsOf(JSON.parse(document) as Spell)
      this.#kept.set(facts.id, facts)
      found.set(facts.id, facts)
      await pauses.pauseIfDue()
    }
    return found
  }
}

function factsOf(spell: Spell): WordFacts {
  const spellings = [...new Set([spell.spell_lower, ...spell.spellings.map((each) => each.toLowerCase())])]
  const marked = spell.definitions.filter(isMarkedDefinition)
  const senses = fitDefinitions(spell.definitions).map(
    ({ id, text, part_of_speech, source, spelling, pronunciations, direct_synonyms }) => {
      let stems: ReadonlySet<string> | undefined
      return {
        id,
        text,
        partOfSpeech: part_of_speech,
        spelling,
        isForLearners: source === LEARNER_SOURCE,
        isSpokenApart: pronunciations.length > 0 && !pronunciations.includes(spell.pronunciations[0]!),
        synonyms: direct_synonyms.map((synonym) => synonym.spelling.toLowerCase()),
        // Computed on demand, because most senses never need it.
        get stems() {
          stems ??= new Set(contentStems(text))
          return stems
        },
      }
    },
  )
  return {
    id: spell.id,
    headword: spell.spell_lower,
    rank: spell.frequency_rank ?? UNRANKED,
    level: spell.level ?? undefined,
    senses,
    markedSenses: new Set(marked.map(({ id }) => id)),
    spellings,
    forms: [...new Set([...spellings, ...spell.forms, ...regularForms(spellings, spell.parts_of_speech)])],
  }
}

/** Returns the regular inflections of single words; irregular ones, and those of phrases, are in the document. */
function regularForms(spellings: readonly string[], partsOfSpeech: readonly string[]): string[] {
  return spellings
    .filter((spelling) => !spelling.includes(' '))
    .flatMap((spelling) =>
      partsOfSpeech.flatMap((each) => inflections(spelling, each as PartOfSpeech).map(({ form }) => form)),
    )
}
