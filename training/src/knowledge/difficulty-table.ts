import { firstLanguages } from './equivalents'

/**
 * First line of the table: a word, its difficulty and the standard error of that in hundredths of a logit, and what each
 * language adds to the difficulty.
 */
export const tableHead = ['word', 'difficulty', 'error', ...firstLanguages].join('\t')

/** Returns a line of the table. A language that adds nothing has an empty cell. */
export function difficultyLine(
  word: string,
  {
    base,
    variance,
    byLanguage,
  }: {
    readonly base: number
    readonly variance: number
    readonly byLanguage: readonly (number | undefined)[]
  },
): string {
  const hundredths = Math.round(base * 100)
  const cells = byLanguage.map((value) => {
    const added = value === undefined ? 0 : Math.round(value * 100) - hundredths
    return added === 0 ? '' : String(added)
  })
  return [word, hundredths, Math.round(Math.sqrt(variance) * 100), ...cells].join('\t').trimEnd()
}
