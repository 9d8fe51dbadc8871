import { vectorBytes, vectorDimensions, vectorStems } from './gloss-vectors.data'
import { unpackVectors } from './vectors'

/** Vectors of the 20,000 stems most frequent in the dictionary's definitions and examples. */
export const glossVectors = unpackVectors(vectorStems, vectorBytes, vectorDimensions)
