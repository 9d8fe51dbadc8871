import { readWordVectors } from '@wordhoard/senses/model/model-files'

/** The vectors as they are shipped: what is learnt is learnt with these. */
export const wordVectors = readWordVectors()
