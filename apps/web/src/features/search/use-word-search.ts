import type { DictionaryWord } from '@wordhoard/contracts/dictionary'
import { useEffect, useRef, useState } from 'react'

/** ms without typing before a look-up. */
const DEBOUNCE = 500

/** What the dropdown shows; `words` answers the text `answered`. */
export type SearchState =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'words'; words: readonly DictionaryWord[]; answered: string }

/** Fetched on first focus: the query client, the contract, the HTTP client. */
export async function loadSearch() {
  const [{ queryClient }, { searchQueries }] = await Promise.all([
    import('../../shell/query-client'),
    import('./search.queries'),
  ])
  return (text: string) => queryClient.fetchQuery(searchQueries.words(text))
}

/**
 * Looks words up while somebody types: `type` after half a second of rest, `submit` at once. Only the newest look-up may
 * change the state; one that fails closes the dropdown.
 */
export function useWordSearch() {
  const [state, setState] = useState<SearchState>({ status: 'closed' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  function stop() {
    clearTimeout(timer.current)
    newest.current += 1
  }

  function close() {
    stop()
    setState({ status: 'closed' })
  }

  async function lookUp(text: string) {
    stop()
    const own = newest.current
    setState({ status: 'loading' })
    try {
      const search = await loadSearch()
      const words = await search(text)
      if (own === newest.current) setState({ status: 'words', words, answered: text })
    } catch (error) {
      console.warn('The word search failed', error)
      if (own === newest.current) setState({ status: 'closed' })
    }
  }

  return {
    state,
    close,
    /** @param text trimmed; empty closes. */
    submit: (text: string) => (text ? void lookUp(text) : close()),
    type(text: string) {
      if (!text) return close()
      stop()
      // What an overtaken look-up left turning would never be filled.
      setState((before) => (before.status === 'loading' ? { status: 'closed' } : before))
      timer.current = setTimeout(() => void lookUp(text), DEBOUNCE)
    },
  }
}
