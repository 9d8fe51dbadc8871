import { useEffect, useRef, useState } from 'react'
import { fetchOnce } from '../../ui/fetch-once'
import type { SearchState } from './search-state'

/** How long typing must pause before a search, in ms. */
const TYPING_PAUSE_MS = 500

/** The dropdown, which is loaded on the first focus. */
export const searchResults = fetchOnce(async () => (await import('./search-results')).SearchResults)

/** Loads the query client, the contract, the HTTP client and the dropdown, on the first focus. */
export async function loadSearch() {
  const [{ queryClient }, { searchQueries }] = await Promise.all([
    import('../../shell/query-client'),
    import('./search.queries'),
    searchResults.fetch(),
  ])
  return (text: string) => queryClient.fetchQuery(searchQueries.words(text))
}

/**
 * Searches for words: `type` half a second after the last key, `submit` at once. Only the latest search may change the
 * state; a failed one closes the dropdown.
 */
export function useWordSearch() {
  const [state, setState] = useState<SearchState>({ status: 'closed' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestId = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  function stop() {
    clearTimeout(timer.current)
    latestId.current += 1
  }

  function close() {
    stop()
    setState({ status: 'closed' })
  }

  async function lookUp(text: string) {
    stop()
    const id = latestId.current
    setState({ status: 'loading' })
    try {
      const search = await loadSearch()
      const words = await search(text)
      if (id === latestId.current) setState({ status: 'words', words, answered: text })
    } catch (error) {
      console.warn('The word search failed:', error)
      if (id === latestId.current) setState({ status: 'closed' })
    }
  }

  return {
    state,
    close,
    /** @param text trimmed; an empty text closes the dropdown. */
    submit: (text: string) => (text ? void lookUp(text) : close()),
    type(text: string) {
      if (!text) return close()
      stop()
      // The overtaken search will never replace its loader.
      setState((before) => (before.status === 'loading' ? { status: 'closed' } : before))
      timer.current = setTimeout(() => void lookUp(text), TYPING_PAUSE_MS)
    },
  }
}
