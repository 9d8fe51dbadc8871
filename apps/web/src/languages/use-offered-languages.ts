import { useQuery } from '@tanstack/react-query'
import { offeredLanguages } from '@wordhoard/contracts/fields/language-names'
import { languagesQuery } from './languages.query'

/** Returns the languages to choose from: ours first, then those that only packs have. */
export function useOfferedLanguages(chosen: readonly string[] = []): string[] {
  const { data = [] } = useQuery(languagesQuery())
  return [...new Set([...offeredLanguages, ...data.map(({ lang }) => lang), ...chosen])]
}
