/** Number of words in a pack; phrases written for learners come on top. */
export const PACK_WORDS = 30_000

/** A headword that may be in a pack. */
export interface Candidate {
  readonly headword: string
  /** 0 if it has none. */
  readonly rank: number
  /** Whether a definition of it is written for learners. */
  readonly isLearner: boolean
}

/** Chooses the words of a pack: those with definitions written for learners, then the most frequent; and our phrases. */
export function chooseHeadwords<One extends Candidate>(candidates: readonly One[], most = PACK_WORDS): One[] {
  const isPhrase = ({ headword }: Candidate) => headword.includes(' ')
  const rankOf = ({ rank }: Candidate) => rank || Number.MAX_SAFE_INTEGER
  const words = candidates
    .filter((one) => !isPhrase(one) && (one.isLearner || one.rank > 0))
    .sort((a, b) => Number(b.isLearner) - Number(a.isLearner) || rankOf(a) - rankOf(b))
    .slice(0, most)
  return [...words, ...candidates.filter((one) => isPhrase(one) && one.isLearner)].sort((a, b) =>
    a.headword < b.headword ? -1 : 1,
  )
}
