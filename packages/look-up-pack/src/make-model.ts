import { placeOf } from '@wordhoard/lexicon/sorted-numbers'
import { featureNames } from '@wordhoard/senses/features'
import { weights } from '@wordhoard/senses/model/fitted'
import { readLearntTables } from '@wordhoard/senses/model/learnt-file'
import { senseTraits, traitLevels } from '@wordhoard/senses/model/sense-traits'
import type { SenseProfile } from '@wordhoard/senses/profile'
import { readVectorTable } from '@wordhoard/senses/words/vectors'
import type { Columns } from './columns'
import { SmallVectors } from './small-vectors'

/** Added to counts, so that a sense that never occurred counts a little. */
const SMOOTHING = 0.3

const weightOf = (level: (typeof traitLevels)[number]) => weights[featureNames.indexOf(`${level} affinity`)]!

/** The server's model as its files have it, and the definitions of the pack. */
interface ModelInput {
  readonly senses: Uint8Array
  readonly vectors: Uint8Array
}

/** Makes the model of a pack from the server's. */
export class ModelMaker {
  readonly #tables: ReturnType<typeof readLearntTables>
  readonly #words: ReturnType<typeof readVectorTable>
  readonly #definitions: Float64Array[] = []

  constructor({ senses, vectors }: ModelInput) {
    this.#tables = readLearntTables(senses)
    this.#words = readVectorTable(vectors)
  }

  /**
   * Adds the vector of a definition: the sum of those of its senses' traits, each level with the weight that the ranker
   * gives it, and each sense with its count. The ranker multiplies it by the weight of the level `sense`.
   *
   * @returns its row
   */
  add({ s, ...profile }: SenseProfile): number {
    const { affinityDimensions: dimensions, traits } = this.#tables
    const sum = new Float64Array(dimensions)
    let total = 0
    for (const sense of s ?? [profile]) {
      const share = (sense.c ?? 0) + SMOOTHING
      total += share
      const { hashes, levels } = senseTraits(sense)
      for (const [at, hash] of hashes.entries()) {
        const row = placeOf(traits.keys, hash)
        if (row < 0) continue
        const factor = (share * traits.steps[row]! * weightOf(traitLevels[levels[at]!]!)) / weightOf('sense')
        for (let to = 0; to < dimensions; to++) sum[to]! += factor * traits.values[row * dimensions + to]!
      }
    }
    return this.#definitions.push(sum.map((value) => value / total)) - 1
  }

  /** Returns the columns of the model. */
  columns(): Columns {
    const { affinityDimensions, cues, kinds, ofPlaces, ofDefinitions } = this.#tables
    const rows = (values: Int8Array, dimensions: number, count: number) =>
      Array.from({ length: count }, (_, row) => values.subarray(row * dimensions, (row + 1) * dimensions))
    const words = rows(this.#words.values, this.#words.dimensions, this.#words.hashes.length)
    return {
      wordHashes: this.#words.hashes,
      ...SmallVectors.write(
        'words',
        words.map((vector) => Float64Array.from(vector, (value) => value / 127)),
      ),
      cueHashes: cues.keys,
      ...SmallVectors.write(
        'cues',
        rows(cues.values, affinityDimensions, cues.keys.length).map((vector, row) =>
          Float64Array.from(vector, (value) => value * cues.steps[row]!),
        ),
      ),
      ...SmallVectors.write('definitions', this.#definitions),
      kindKeys: kinds.keys,
      kinds: kinds.values,
      ofPlaces,
      ofDefinitions,
    }
  }
}
