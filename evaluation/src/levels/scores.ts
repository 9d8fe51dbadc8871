import { levels } from '@wordhoard/lexicon/level'

/** What a word or text is, and what it was estimated to be: indexes of levels. */
export interface Judged {
  readonly right: number
  readonly estimate: number
}

export interface LevelScores {
  readonly count: number
  /** Shares (0–1). */
  readonly exact: number
  readonly withinOne: number
  readonly spearman: number
}

/** Scores estimates of levels; the order that they give counts as well, because lists are sorted by level. */
export function scoreLevels(judged: readonly Judged[]): LevelScores {
  const share = (isRight: (one: Judged) => boolean) =>
    judged.length === 0 ? 0 : judged.filter(isRight).length / judged.length
  return {
    count: judged.length,
    exact: share(({ right, estimate }) => right === estimate),
    withinOne: share(({ right, estimate }) => Math.abs(right - estimate) <= 1),
    spearman: spearman(
      judged.map(({ right }) => right),
      judged.map(({ estimate }) => estimate),
    ),
  }
}

/** Returns how far two orders agree, from −1 to 1 (Spearman 1904); equal values share the mean of their ranks. */
export function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)]
  const mean = (one.length + 1) / 2
  let both = 0
  let squareA = 0
  let squareB = 0
  for (const [at, rank] of a.entries()) {
    both += (rank - mean) * (b[at]! - mean)
    squareA += (rank - mean) ** 2
    squareB += (b[at]! - mean) ** 2
  }
  return squareA === 0 || squareB === 0 ? 0 : both / Math.sqrt(squareA * squareB)
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!)
  const ranks = new Array<number>(values.length).fill(0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++
    for (let at = from; at < to; at++) ranks[order[at]!] = (from + to + 1) / 2
    from = to
  }
  return ranks
}

/** Returns a table of how often each level, down, was estimated as each, across. */
export function confusionTable(judged: readonly Judged[]): string {
  const rows = levels.map((name, right) => {
    const of = judged.filter((one) => one.right === right)
    return [name, ...levels.map((_, at) => String(of.filter(({ estimate }) => estimate === at).length))]
  })
  return [['', ...levels], ...rows].map((row) => row.map((cell) => cell.padStart(6)).join('')).join('\n')
}

/** Returns the scores as a line of text. */
export function describeScores({ count, exact, withinOne, spearman: order }: LevelScores): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return `${count}: ${percent(exact)} exact, ${percent(withinOne)} within one, Spearman ${order.toFixed(3)}`
}
