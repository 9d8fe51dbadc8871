import { type Definition, LEARNER_SOURCE, type Spell } from '@wordhoard/contracts/dictionary'
import type { HeadwordIndex } from '@wordhoard/lexicon/look-up/word-finder'

/** What is needed to rank a definition, besides its text. */
export interface SenseFacts {
  /** Whether the ranker takes it for one written for learners: not those of function words, though we wrote them. */
  readonly isLearner: boolean
  /** How often its senses occurred in the tagged text. */
  readonly count: number
  /** Whether it is written for learners and stands for senses of another source. */
  readonly coversOthers: boolean
}

/** An entry of the pack, with the facts of each definition. */
export interface PackEntry {
  readonly spell: Spell
  readonly facts: readonly SenseFacts[]
}

/** Number of synonyms, and of antonyms, that a definition keeps. */
const MAX_LINKS = 4

/** An entry as it is written: fields by their place, rare ones by a letter. */
type Line = readonly [
  partsOfSpeech: readonly string[],
  pronunciations: readonly string[],
  forms: readonly string[],
  level: Spell['level'],
  definitions: readonly DefinitionLine[],
  rare?: {
    readonly a?: string
    readonly s?: readonly string[]
    readonly r?: readonly [string, string]
    readonly p?: NonNullable<Spell['separability']>
    readonly f?: readonly number[]
  },
]
type DefinitionLine = readonly [
  /** Added to the id of the definition before. */
  idStep: number,
  text: string,
  /** Index into the entry's parts of speech, or the name. */
  partOfSpeech: number | string,
  examples: readonly string[],
  /** How often it occurred; negative, less one, if it covers no others. */
  count: number,
  rare?: DefinitionExtras,
]
interface DefinitionExtras {
  /** Level, if it isn't the entry's. */
  readonly l?: string
  /** Spelling, if it isn't the entry's. */
  readonly s?: string
  readonly p?: readonly string[]
  /** Patterns. */
  readonly t?: readonly string[]
  /** Words of the text that are headwords of other entries. */
  readonly n?: readonly string[]
  readonly y?: readonly string[]
  readonly o?: readonly string[]
  readonly d?: Definition['domain']
  readonly r?: 1
  /** Number of the source, if it isn't ours. */
  readonly w?: number
  /** Set if it is ours, but not one written for learners. */
  readonly x?: 1
}

/** Leaves out fields that are undefined; undefined if none is left. */
function keepDefined<T extends object>(fields: T): T | undefined {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined)
  return kept.length > 0 ? (Object.fromEntries(kept) as T) : undefined
}
const unlessEmpty = <T>(list: readonly T[] | undefined) => (list && list.length > 0 ? list : undefined)

/** Writes entries as lines of JSON. */
export class EntryWriter {
  /** Names of sources, by the number that entries have for them. */
  readonly sources: string[] = [LEARNER_SOURCE]
  readonly #index: Pick<HeadwordIndex, 'idOf'>

  /** @param index of the pack: words that it hasn't are no links */
  constructor(index: Pick<HeadwordIndex, 'idOf'>) {
    this.#index = index
  }

  write({ spell, facts }: PackEntry): string {
    let before = 0
    const definitions = spell.definitions.map((definition, at) => {
      const step = definition.id - before
      before = definition.id
      return this.#writeDefinition(definition, spell, step, facts[at]!)
    })
    const isPlain = spell.spellings.length === 1 && spell.spellings[0] === spell.spell_lower
    const rare: Line[5] = keepDefined({
      a: spell.accent,
      s: isPlain ? undefined : spell.spellings,
      r: spell.level_range,
      p: spell.separability,
      f: spell.sound_from?.map((source) => this.#numberOf(source)),
    }) as Line[5]
    const { parts_of_speech, pronunciations, forms, level } = spell
    const fields = [parts_of_speech, pronunciations, forms, level, definitions] as const
    const line: Line = rare ? [...fields, rare] : fields
    return JSON.stringify(line)
  }

  #writeDefinition(definition: Definition, spell: Spell, step: number, facts: SenseFacts): DefinitionLine {
    const partOfSpeech = spell.parts_of_speech.indexOf(definition.part_of_speech)
    const { region, category, usage } = definition.domain
    const rare = keepDefined({
      l: definition.level === spell.level ? undefined : definition.level,
      s: definition.spelling === (spell.spellings[0] ?? spell.spell_lower) ? undefined : definition.spelling,
      p: unlessEmpty(definition.pronunciations),
      t: unlessEmpty(definition.patterns),
      n: unlessEmpty(this.#selectKnown(definition.links ?? [])),
      y: unlessEmpty(
        this.#selectKnown(definition.direct_synonyms.filter((one) => !one.is_rare)).slice(0, MAX_LINKS),
      ),
      o: unlessEmpty(this.#selectKnown(definition.direct_antonyms).slice(0, MAX_LINKS)),
      d: region.length + category.length + usage.length > 0 ? definition.domain : undefined,
      r: definition.recommended ? 1 : undefined,
      w: definition.source === LEARNER_SOURCE ? undefined : this.#numberOf(definition.source),
      x: definition.source === LEARNER_SOURCE && !facts.isLearner ? 1 : undefined,
    }) as DefinitionExtras | undefined
    const fields = [
      step,
      definition.text,
      partOfSpeech < 0 ? definition.part_of_speech : partOfSpeech,
      definition.examples.map(({ text }) => text),
      facts.coversOthers ? facts.count : -1 - facts.count,
    ] as const
    return rare ? [...fields, rare] : fields
  }

  /** Returns the spellings of links that a reader finds again by them. */
  #selectKnown(links: readonly { spell_id: number; spelling: string }[]): string[] {
    return links
      .filter(({ spell_id, spelling }) => this.#index.idOf(spelling.toLowerCase()) === spell_id)
      .map(({ spelling }) => spelling)
  }

  #numberOf(source: string): number {
    const known = this.sources.indexOf(source)
    return known < 0 ? this.sources.push(source) - 1 : known
  }
}

/** Reads entries from their lines. */
export class EntryReader {
  readonly #sources: readonly string[]
  readonly #index: Pick<HeadwordIndex, 'idOf'>

  constructor(sources: readonly string[], index: Pick<HeadwordIndex, 'idOf'>) {
    this.#sources = sources
    this.#index = index
  }

  read(
    line: string,
    { id, headword, rank }: { id: number; headword: string; rank: number | null },
  ): PackEntry {
    const [partsOfSpeech, pronunciations, forms, level, lines, rare = {}] = JSON.parse(line) as Line
    const spellings = rare.s ?? [headword]
    let before = 0
    const definitions = lines.map((one): Definition => {
      before += one[0]
      return this.#readDefinition(one, {
        id: before,
        partsOfSpeech,
        level,
        spelling: spellings[0] ?? headword,
      })
    })
    const spell: Spell = {
      id,
      spell_lower: headword,
      parts_of_speech: [...partsOfSpeech],
      pronunciations: [...pronunciations],
      ...(rare.a !== undefined && { accent: rare.a }),
      spellings: [...spellings],
      forms: [...forms],
      audio_urls: [`/api/audio/dict/${id}`],
      ...(rare.f && { sound_from: rare.f.map((number) => this.#sources[number] ?? '') }),
      image_urls: [],
      frequency_rank: rank,
      level,
      ...(rare.p && { separability: rare.p }),
      ...(rare.r && { level_range: [...rare.r] }),
      definitions,
    }
    const facts = lines.map(([, , , , count, extras]) => ({
      isLearner: extras?.w === undefined && extras?.x === undefined,
      ...(count < 0 ? { count: -1 - count, coversOthers: false } : { count, coversOthers: true }),
    }))
    return { spell, facts }
  }

  #readDefinition(
    [, text, partOfSpeech, examples, , rare = {}]: DefinitionLine,
    entry: {
      readonly id: number
      readonly partsOfSpeech: readonly string[]
      readonly level: string | null
      readonly spelling: string
    },
  ): Definition {
    const level = rare.l ?? entry.level
    const links = this.#linksOf(rare.n)
    return {
      id: entry.id,
      text,
      ...(links.length > 0 && { links }),
      spelling: rare.s ?? entry.spelling,
      part_of_speech:
        typeof partOfSpeech === 'number' ? (entry.partsOfSpeech[partOfSpeech] ?? '') : partOfSpeech,
      pronunciations: [...(rare.p ?? [])],
      direct_synonyms: this.#linksOf(rare.y),
      direct_antonyms: this.#linksOf(rare.o),
      direct_hypernyms: [],
      domain: rare.d ?? { region: [], category: [], usage: [] },
      patterns: [...(rare.t ?? [])],
      examples: examples.map((example) => ({ text: example })),
      recommended: rare.r === 1,
      ...(level !== null && { level }),
      source: this.#sources[rare.w ?? 0] ?? LEARNER_SOURCE,
    }
  }

  #linksOf(spellings: readonly string[] = []) {
    return spellings.flatMap((spelling) => {
      const spell_id = this.#index.idOf(spelling.toLowerCase())
      return spell_id === undefined ? [] : [{ spell_id, spelling }]
    })
  }
}
