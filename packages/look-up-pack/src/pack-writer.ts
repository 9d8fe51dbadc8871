import { LEARNER_SOURCE, type Spell } from '@wordhoard/contracts/dictionary'
import { isLearner, type SenseProfile } from '@wordhoard/senses/profile'
import { joinColumns } from './columns'
import type { Deflate } from './compression'
import { EntryWriter } from './entry-codec'
import { ModelMaker } from './make-model'
import { joinSections } from './pack-file'
import { makeIndexColumns, type PackForm, type PackHeadword, type PhraseFacts } from './pack-index'

/** Size of a block before it is compressed, in characters: larger ones compress better, but a tap decompresses one. */
const BLOCK_LENGTH = 48_000

/** Maximum number of definitions of an entry that has none written for learners. */
const MAX_OTHER_DEFINITIONS = 3

/** What a pack is made of. */
interface PackInput {
  /** Sorted by headword as JavaScript compares strings. */
  readonly headwords: readonly PackHeadword[]
  readonly forms: readonly PackForm[]
  readonly phrases: readonly PhraseFacts[]
  /** The files of the server's sense model. */
  readonly model: { readonly senses: Uint8Array; readonly vectors: Uint8Array; readonly cues: string }
  readonly deflate: Deflate
}

/** Writes a look-up pack: first its entries in the order of the headwords, then `finish`. */
export class PackWriter {
  readonly #input: PackInput
  readonly #entries: EntryWriter
  readonly #model: ModelMaker
  readonly #blocks: Uint8Array[] = []
  readonly #blockEntries: number[] = []
  /** Row of the first definition's vector of each entry; −1 if it has none. */
  readonly #vectorRows: number[] = []
  #lines: string[] = []
  #length = 0

  constructor(input: PackInput) {
    this.#input = input
    this.#model = new ModelMaker(input.model)
    const ids = new Map(input.headwords.map(({ headword, id }) => [headword, id]))
    this.#entries = new EntryWriter({ idOf: (headword) => ids.get(headword) })
  }

  /**
   * Adds an entry: the definitions that we wrote, or else the first ones of other sources.
   *
   * @param profiles one per definition, in their order
   * @returns the ids of the definitions that it keeps
   */
  async add(spell: Spell, profiles: readonly SenseProfile[]): Promise<number[]> {
    const all = spell.definitions.map((definition, at) => ({ definition, profile: profiles[at]! }))
    const own = all.filter(({ definition }) => definition.source === LEARNER_SOURCE)
    const kept = own.length > 0 ? own : all.slice(0, MAX_OTHER_DEFINITIONS)
    const line = this.#entries.write({
      spell: { ...spell, definitions: kept.map(({ definition }) => definition) },
      facts: kept.map(({ profile }) => ({
        isLearner: isLearner(profile),
        count: profile.c ?? 0,
        coversOthers: profile.s !== undefined,
      })),
    })
    const rows = kept.length > 1 ? kept.map(({ profile }) => this.#model.add(profile)) : []
    this.#vectorRows.push(rows[0] ?? -1)
    this.#lines.push(line)
    this.#length += line.length
    if (this.#length >= BLOCK_LENGTH) await this.#endBlock()
    return kept.map(({ definition }) => definition.id)
  }

  /** Returns the file. */
  async finish(): Promise<Uint8Array> {
    await this.#endBlock()
    const { headwords, forms, phrases, model, deflate } = this.#input
    const starts = new Uint32Array(this.#blocks.length + 1)
    for (const [at, block] of this.#blocks.entries()) starts[at + 1] = starts[at]! + block.length
    const entries = new Uint8Array(starts.at(-1)!)
    for (const [at, block] of this.#blocks.entries()) entries.set(block, starts[at])
    let first = 0
    const blockEntries = Uint32Array.from(this.#blockEntries, (count) => {
      first += count
      return first - count
    })
    const index = joinColumns({
      ...makeIndexColumns(headwords, forms, phrases),
      sources: this.#entries.sources,
      blockStarts: starts,
      blockEntries,
      vectorRows: Int32Array.from(this.#vectorRows),
    })
    const [packedIndex, packedModel, cues] = await Promise.all([
      deflate(index),
      deflate(joinColumns(this.#model.columns())),
      deflate(new TextEncoder().encode(model.cues)),
    ])
    return joinSections({ index: packedIndex, entries, model: packedModel, cues })
  }

  async #endBlock(): Promise<void> {
    if (this.#lines.length === 0) return
    const text = this.#lines.join('\n')
    this.#blockEntries.push(this.#lines.length)
    this.#lines = []
    this.#length = 0
    this.#blocks.push(await this.#input.deflate(new TextEncoder().encode(text)))
  }
}
