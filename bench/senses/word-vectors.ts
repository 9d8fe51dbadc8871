import { readWordVectors } from '@wordhoard/dictionary/learnt-senses'

/** The vectors as they are shipped: what is learnt is learnt with these. */
export const wordVectors = readWordVectors()
