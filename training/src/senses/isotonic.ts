/** A share that a model states, how often that was right, and of how many cases. */
export interface Point {
  readonly share: number
  readonly right: number
  readonly count: number
}

const join = (a: Point, b: Point): Point => {
  const count = a.count + b.count
  return {
    share: (a.share * a.count + b.share * b.count) / count,
    right: (a.right * a.count + b.right * b.count) / count,
    count,
  }
}

/**
 * Joins cases of about the same share into groups of equal size, and neighbouring groups until the share that is right
 * never falls (isotonic regression by pooling adjacent violators).
 */
export function isotonicPoints(
  cases: readonly { readonly share: number; readonly isRight: boolean }[],
  groups: number,
): Point[] {
  const sorted = cases.toSorted((a, b) => a.share - b.share)
  const size = Math.max(1, Math.ceil(sorted.length / groups))
  const points: Point[] = []
  for (let from = 0; from < sorted.length; from += size) {
    const group = sorted.slice(from, from + size)
    points.push(
      group.map(({ share, isRight }): Point => ({ share, right: isRight ? 1 : 0, count: 1 })).reduce(join),
    )
    while (points.length > 1 && points.at(-2)!.right > points.at(-1)!.right) {
      const last = points.pop()!
      points.push(join(points.pop()!, last))
    }
  }
  return points
}
