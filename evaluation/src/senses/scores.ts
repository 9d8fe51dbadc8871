import type { SenseProfile } from '@wordhoard/senses/profile'

/** How often the first sense, and one of the first three, was right. */
interface Tally {
  total: number
  first: number
  three: number
}

const partsOfSpeech: Record<string, string> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
}

/** Returns the part of speech encoded in a WordNet sense key. */
export function partOfSpeechOf(key: string): string {
  return partsOfSpeech[key.split('%')[1]?.[0] ?? ''] ?? 'other'
}

/** Counts the right answers of one ranking method, overall and by part of speech. */
export class Scores {
  readonly #tallies = new Map<string, Tally>()

  /** Counts one instance; `ranked` has the keys, best first, and is empty if the dictionary has no candidates. */
  add(gold: readonly string[], ranked: readonly string[]): void {
    const first = ranked[0] !== undefined && gold.includes(ranked[0])
    const three = ranked.slice(0, 3).some((key) => gold.includes(key))
    for (const name of ['all', partOfSpeechOf(gold[0] ?? '')]) {
      const tally = this.#tallies.get(name) ?? { total: 0, first: 0, three: 0 }
      tally.total++
      if (first) tally.first++
      if (three) tally.three++
      this.#tallies.set(name, tally)
    }
  }

  /**
   * Returns the percentages of one group ('all', 'noun', …). Every instance is answered, so F1 = precision = recall.
   */
  of(name: string): { total: number; first: number; three: number } {
    const tally = this.#tallies.get(name) ?? { total: 0, first: 0, three: 0 }
    const share = (count: number) => (tally.total === 0 ? 0 : (100 * count) / tally.total)
    return { total: tally.total, first: share(tally.first), three: share(tally.three) }
  }
}

/** Formats several methods side by side as a table: first / among the first three, in per cent. */
export function scoresTable(methods: Readonly<Record<string, Scores>>): string {
  const groups = ['all', 'noun', 'verb', 'adjective', 'adverb']
  const rows = [['', 'instances', ...Object.keys(methods)]]
  for (const group of groups) {
    const cells = Object.values(methods).map((scores) => {
      const { first, three } = scores.of(group)
      return `${first.toFixed(1)} / ${three.toFixed(1)}`
    })
    rows.push([group, String(Object.values(methods)[0]?.of(group).total ?? 0), ...cells])
  }
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * Returns the usual baseline: WordNet's senses by tag count, ties in the dictionary's order. Definitions from our own
 * lists have no counts and are left out.
 */
export function tagCountOrder(keys: readonly string[], profiles: readonly SenseProfile[]): string[] {
  const order = keys.map((_, index) => index).filter((index) => keys[index]!.includes('%'))
  return order.sort((a, b) => (profiles[b]!.c ?? 0) - (profiles[a]!.c ?? 0)).map((index) => keys[index]!)
}
