import { type ListState, noFilter } from '../list-state'
import { articleFiltersMessages } from './article-filters-messages'

/** A filter that is set, with the change that removes it. */
export interface ChosenFilter {
  readonly name: string
  readonly removal: Partial<ListState>
}

/** Returns the filters that are set beside the search, each level as one of its own. */
export function listChosenFilters({ levels, author, newWords, fit }: ListState): ChosenFilter[] {
  const { by, newWords: words, fit: hardness } = articleFiltersMessages
  return [
    ...levels.map((level) => ({
      name: level,
      removal: { levels: levels.filter((other) => other !== level) },
    })),
    ...(author ? [{ name: by(author), removal: { author: noFilter.author } }] : []),
    ...(fit ? [{ name: hardness.names[fit], removal: { fit: noFilter.fit } }] : []),
    ...(newWords === null ? [] : [{ name: words.upTo(newWords), removal: { newWords: noFilter.newWords } }]),
  ]
}
