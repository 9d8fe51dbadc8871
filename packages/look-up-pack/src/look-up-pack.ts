import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { entriesOf, findEntryInContext, findTap, type Tap } from '@wordhoard/lexicon/look-up/find-tap'
import type { RankedWord } from '@wordhoard/lexicon/look-up/tapped-word'
import { createWordFinder, type WordFinder } from '@wordhoard/lexicon/look-up/word-finder'
import { createSmallTagger } from '@wordhoard/senses/context/small-tagger'
import { setTagger } from '@wordhoard/senses/context/tagger'
import { createEmbeddedRanker, type EmbeddedRanker } from '@wordhoard/senses/ranker'
import { arrangeTap } from '@wordhoard/senses/tap/arrange-tap'
import type { SenseChance } from '@wordhoard/senses/tap/join-chances'
import { rankTap } from '@wordhoard/senses/tap/rank-tap'
import { ColumnReader } from './columns'
import { inflate } from './compression'
import { EntryStore, type StoredEntry } from './entry-store'
import { PackSections, type PackSource } from './pack-file'
import { PackIndex } from './pack-index'
import { openPackModel, type PackModel } from './pack-model'
import { makeProfiles } from './sense-profiles'

/** A tap to answer, as the endpoint `lookUp` takes it. */
export interface PackQuery {
  readonly text: string
  readonly context?: string | undefined
  readonly at?: number | undefined
  readonly topic?: string | undefined
  readonly chosen_id?: number | undefined
  readonly chosen_spell_id?: number | undefined
}

/** Number of taps that are rehearsed: browsers run code several times faster once it has run often. */
const REHEARSALS = 40

/** What ranks definitions, once it is read. */
interface Ranking {
  readonly model: PackModel
  readonly ranker: EmbeddedRanker
}

/**
 * The commonest words of the dictionary on a device: it answers taps as the server does, with the same code for forms,
 * phrases and senses, from a file that is read block by block.
 */
export class LookUpPack {
  readonly #sections: PackSections
  readonly #index: PackIndex
  readonly #entries: EntryStore
  #finder: WordFinder | undefined
  #ranking: Promise<Ranking> | undefined

  private constructor(sections: PackSections, columns: ColumnReader) {
    this.#sections = sections
    this.#index = new PackIndex(columns)
    this.#entries = new EntryStore(sections, columns, this.#index)
  }

  /** Opens a pack: reads its index. Throws if it is none. */
  static async open(source: PackSource): Promise<LookUpPack> {
    const sections = await PackSections.open(source)
    return new LookUpPack(sections, new ColumnReader(await inflate(await sections.read('index'))))
  }

  /** All headwords, phrases too. */
  get headwords(): readonly string[] {
    return this.#index.headwords
  }

  /** Returns an entry by its id; undefined if the pack hasn't it. */
  async entry(id: number): Promise<Spell | undefined> {
    return (await this.#entries.get(id))?.spell
  }

  /** Answers a tap; without entries if the pack hasn't the word. */
  async lookUp({ text, context = '', at, topic = '', ...author }: PackQuery): Promise<LookUp> {
    const finder = this.#makeFinder()
    const tap = findTap(finder, text, context, at)
    const found = entriesOf(tap)
    const ranked = context === '' ? [] : await this.#rank(tap, context, topic)
    const chosen = await this.#findChosen(author)
    const arranged = arrangeTap({ found, others: tap.others, ranked, doubtful: tap.doubtful.length, chosen })
    const entries = await Promise.all(arranged.ids.map((id) => this.entry(id)))
    const affix = tap.word && finder.affixOf(tap.word.form)
    return {
      entries: entries.filter((entry) => entry !== undefined),
      phrases: [...tap.phrases],
      ranking: arranged.ranking,
      senses: arranged.senses,
      ...(tap.word?.isName && { name: true }),
      ...(tap.word && tap.word.shortFor.length > 0 && { short_for: [...tap.word.shortFor] }),
      ...(affix && { affix }),
    }
  }

  /** Reads what is needed to rank definitions and answers some taps, so that the next one needn't wait for either. */
  async prepare(): Promise<void> {
    this.#makeFinder()
    await this.#openRanking()
    const step = Math.ceil(this.headwords.length / REHEARSALS)
    for (let place = 0; place < this.headwords.length; place += step) {
      const text = this.headwords[place]!
      const [entry] = (await this.lookUp({ text })).entries
      const example = entry?.definitions.find(({ examples }) => examples.length > 0)?.examples[0]
      if (example) await this.lookUp({ text, context: example.text })
    }
  }

  #makeFinder(): WordFinder {
    this.#finder ??= createWordFinder(this.#index, this.#index.makePhraseIndex())
    return this.#finder
  }

  #openRanking(): Promise<Ranking> {
    this.#ranking ??= this.#readRanking()
    this.#ranking.catch(() => {
      this.#ranking = undefined
    })
    return this.#ranking
  }

  async #readRanking(): Promise<Ranking> {
    const [columns, cues] = await Promise.all(
      ['model', 'cues'].map(async (name) => inflate(await this.#sections.read(name))),
    )
    const model = openPackModel(new ColumnReader(columns!), new TextDecoder().decode(cues))
    const finder = this.#makeFinder()
    setTagger(createSmallTagger((word) => finder.resolve(word).length > 0))
    return { model, ranker: createEmbeddedRanker(model.vectors, model.cues, model.senses) }
  }

  async #rank({ others, word, doubtful }: Tap, context: string, topic: string): Promise<SenseChance[][]> {
    const rankOne = (id: number) =>
      this.#rankTogether(findEntryInContext(this.#makeFinder(), id, context), context, topic)
    return Promise.all([
      ...others.map(rankOne),
      ...(word ? [this.#rankTogether(word, context, topic)] : []),
      ...doubtful.map(rankOne),
    ])
  }

  async #rankTogether(
    { form, ids, uses }: RankedWord,
    context: string,
    topic: string,
  ): Promise<SenseChance[]> {
    const { model, ranker } = await this.#openRanking()
    const stored = await Promise.all(ids.map((id) => this.#entries.get(id)))
    const entries = stored
      .filter((entry) => entry !== undefined)
      .map((entry) => {
        const headword = entry.spell.spell_lower
        const profiles = profilesOf(entry, model)
        const scores = ranker.scores({ headword, context, profiles, topic })
        return {
          spell: entry.spell,
          headword,
          profiles,
          scores,
          uses: uses.filter((use) => use.headword === headword),
        }
      })
    return rankTap(form, entries).map(({ entry, sense, chance }) => {
      const { spell } = entries[entry]!
      return { spell_id: spell.id, definition_id: spell.definitions[sense]!.id, chance }
    })
  }

  /** Returns the meaning that the text's author chose; undefined if there is none or the pack hasn't it. */
  async #findChosen({
    chosen_id: id,
    chosen_spell_id: spellId,
  }: Pick<PackQuery, 'chosen_id' | 'chosen_spell_id'>) {
    if (id === undefined || spellId === undefined) return undefined
    const spell = await this.entry(spellId)
    const hasIt = spell?.definitions.some((definition) => definition.id === id)
    return hasIt ? { spell_id: spellId, definition_id: id } : undefined
  }
}

function profilesOf(entry: StoredEntry, model: PackModel) {
  const { vectorRow } = entry
  entry.profiles ??= makeProfiles(entry, (index) =>
    vectorRow < 0 ? undefined : model.traitOf(vectorRow + index),
  )
  return entry.profiles
}
