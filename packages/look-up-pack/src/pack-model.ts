import { placeOf } from '@wordhoard/lexicon/sorted-numbers'
import { parseWordClassCues } from '@wordhoard/senses/context/parse-cues'
import type { CueWeights } from '@wordhoard/senses/context/word-class'
import { type LearntSenses, nothingLearnt, openKinds } from '@wordhoard/senses/model/learnt-file'
import { hashText } from '@wordhoard/senses/words/cue-hash'
import type { WordVectors } from '@wordhoard/senses/words/vectors'
import type { ColumnReader } from './columns'
import { SmallVectors } from './small-vectors'

/** What the ranker of the pack has learnt. */
export interface PackModel {
  readonly vectors: WordVectors
  readonly cues: CueWeights
  readonly senses: LearntSenses
  /** Returns the trait of the definition whose vector is in this row. */
  traitOf(row: number): string
}

/** Opens the model of a pack: the server's (`packages/senses`) in four bits a number, without the weights of pairs. */
export function openPackModel(columns: ColumnReader, cueText: string): PackModel {
  const words = { hashes: columns.uints('wordHashes'), vectors: SmallVectors.read(columns, 'words') }
  const cues = { hashes: columns.uints('cueHashes'), vectors: SmallVectors.read(columns, 'cues') }
  const definitions = SmallVectors.read(columns, 'definitions')
  const rowOfTrait = new Map<number, number>()
  return {
    vectors: {
      dimensions: words.vectors.dimensions,
      add(sum, stem, weight) {
        const row = placeOf(words.hashes, hashText(stem))
        if (row >= 0) words.vectors.add(sum, row, weight)
      },
    },
    cues: parseWordClassCues(cueText),
    senses: {
      ...nothingLearnt,
      kinds: openKinds({ keys: columns.uints('kindKeys'), values: columns.bytes('kinds') }),
      affinities: {
        dimensions: cues.vectors.dimensions,
        addCue(sum, cue) {
          const row = placeOf(cues.hashes, cue)
          if (row < 0) return false
          cues.vectors.add(sum, row, 1)
          return true
        },
        product(context, trait) {
          const row = rowOfTrait.get(trait)
          return row === undefined ? 0 : definitions.product(context, row)
        },
        ofPlaces: columns.floats('ofPlaces'),
        ofDefinitions: columns.floats('ofDefinitions'),
      },
    },
    traitOf(row) {
      // The ranker takes traits that begin so for those of a sense itself.
      const trait = `k${row}`
      rowOfTrait.set(hashText(trait), row)
      return trait
    },
  }
}
