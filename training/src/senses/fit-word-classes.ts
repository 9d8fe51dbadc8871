import { type CueWeights, wordClasses } from '@wordhoard/senses/context/word-class'

/** An occurrence of a word whose headword has senses of several classes. */
export interface ClassInstance {
  readonly cues: readonly string[]
  /** Log prior of each class for this headword; −Infinity for classes that it has no sense of. */
  readonly prior: readonly number[]
  readonly right: number
}

const rounds = 8
const rarest = 6
const learningRate = 0.1
const decay = 2e-6
/** In hundredths: cues that change no class by more than this are dropped. */
const negligible = 8

/**
 * Fits weights of cues for word classes by multinomial logistic regression over the classes that the headword has. The
 * headword's own prior is a fixed offset, so the cues learn only what the surroundings add. Uses AdaGrad (Duchi et al.
 * 2011) over the instances in a fixed pseudo-random order, so the result is reproducible.
 */
export function fitWordClasses(instances: readonly ClassInstance[]): CueWeights {
  const width = wordClasses.length
  const seen = new Map<string, number>()
  for (const { cues } of instances) for (const cue of cues) seen.set(cue, (seen.get(cue) ?? 0) + 1)
  const index = new Map<string, number>()
  for (const [cue, count] of seen) if (count >= rarest) index.set(cue, index.size * width)
  const weights = new Float64Array(index.size * width)
  const squares = new Float64Array(index.size * width).fill(1e-3)
  const coded = instances.map(({ cues }) =>
    cues.map((cue) => index.get(cue)).filter((at) => at !== undefined),
  )
  const stride = 7919
  for (let round = 0; round < rounds; round++) {
    for (let step = 0, at = round; step < instances.length; step++, at = (at + stride) % instances.length) {
      const { prior, right } = instances[at]!
      const rows = coded[at]!
      const scores = prior.map((score, kind) => rows.reduce((sum, row) => sum + weights[row + kind]!, score))
      const most = Math.max(...scores)
      const chances = scores.map((score) => Math.exp(score - most))
      const sum = chances.reduce((a, b) => a + b)
      for (let kind = 0; kind < width; kind++) {
        if (prior[kind] === Number.NEGATIVE_INFINITY) continue
        const slope = (kind === right ? 1 : 0) - chances[kind]! / sum
        for (const row of rows) {
          const gradient = slope - decay * instances.length * weights[row + kind]! * 0.01
          squares[row + kind]! += gradient * gradient
          weights[row + kind]! += (learningRate * gradient) / Math.sqrt(squares[row + kind]!)
        }
      }
    }
  }
  const kept = new Map<string, number[]>()
  for (const [cue, at] of [...index].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    const row = Array.from(weights.subarray(at, at + width), (weight) => Math.round(weight * 100))
    const mean = Math.round(row.reduce((a, b) => a + b) / width)
    const centred = row.map((weight) => weight - mean)
    if (centred.some((weight) => Math.abs(weight) > negligible)) kept.set(cue, centred)
  }
  return kept
}
