import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'

/** Views of the vocabulary: saved words, words only met, the table of all words, and the user's named lists. */
export const views = ['saved', 'met', 'all', 'lists'] as const
export type View = (typeof views)[number]

const KEY = 'vocabularyView'
const stored = z.enum(['saved', 'all'])

/**
 * Returns the view that the address names. An address with a filter but no view is one of the table of all words; one
 * without anything opens the saved words, or the table if the user looked at that last.
 */
export function viewOf(params: URLSearchParams): View {
  const named = views.find((view) => view === params.get('tab'))
  if (named) return named
  if (params.size > 0) return 'all'
  return readStoredValue(() => localStorage, KEY, stored) ?? 'saved'
}

/** Returns the current view, and remembers whether the user prefers the list or the table. */
export function useView(): View {
  const [params] = useSearchParams()
  const view = viewOf(params)
  useEffect(() => {
    if (view === 'saved' || view === 'all') storeValue(() => localStorage, KEY, view)
  }, [view])
  return view
}
