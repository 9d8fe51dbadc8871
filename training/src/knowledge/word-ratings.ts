import { readFileSync } from 'node:fs'

/** What native speakers say about a word, on scales from 1 to 7. */
export interface WordRating {
  readonly familiarity: number
  /** When they think that they learnt it. */
  readonly age: number
  readonly imageability: number
}

/**
 * Reads the Glasgow Norms (Scott, Keitel, Becirspahic, Yao and Sereno 2019, CC BY 4.0): ratings of 4,700 words by
 * students in Glasgow. The columns are `string`, `gn.FAM`, `gn.AOA` and `gn.IMAG` of a comma-separated file.
 */
export function readWordRatings(file: string): Map<string, WordRating> {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/)
  const columns = head.split(',')
  const at = (name: string) => columns.indexOf(name)
  const [familiarity, age, imageability] = [at('gn.FAM'), at('gn.AOA'), at('gn.IMAG')]
  return new Map(
    lines
      .map((line) => line.split(','))
      .filter((cells) => cells.length === columns.length)
      .map((cells) => [
        cells[0]!,
        {
          familiarity: Number(cells[familiarity]),
          age: Number(cells[age]),
          imageability: Number(cells[imageability]),
        },
      ]),
  )
}
