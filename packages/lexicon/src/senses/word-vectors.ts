import { unpackVectors } from './vectors'
import { vectorBytes, vectorDimensions, vectorStems } from './word-vectors.data'

/** Vectors of the stems most frequent in the dictionary's definitions and examples, and in English at large. */
export const wordVectors = unpackVectors(vectorStems, vectorBytes, vectorDimensions)
