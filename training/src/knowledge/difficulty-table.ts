import { firstLanguages } from './equivalents'

/** First line of the table: a word, its difficulty in hundredths of a logit, and what each language adds to it. */
export const tableHead = ['word', 'difficulty', ...firstLanguages].join('\t')

/** Returns a line of the table. A language that adds nothing has an empty cell. */
export function difficultyLine(
  word: string,
  { base, byLanguage }: { readonly base: number; readonly byLanguage: readonly (number | undefined)[] },
): string {
  const hundredths = Math.round(base * 100)
  const cells = byLanguage.map((value) => {
    const added = value === undefined ? 0 : Math.round(value * 100) - hundredths
    return added === 0 ? '' : String(added)
  })
  return [word, hundredths, ...cells].join('\t').trimEnd()
}
