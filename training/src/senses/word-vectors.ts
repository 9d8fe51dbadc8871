import { readWordVectors } from '@wordhoard/senses/model/model-files'

/** The word vectors as shipped, with which everything is learnt. */
export const wordVectors = readWordVectors()
