import { useQuery } from '@tanstack/react-query'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { useMemo } from 'react'
import { dictQueries } from './dictionary.queries'
import { type FoundPhrase, phrasesAround } from './phrase-in-context'
import { usePatience } from './use-patience'
import { contextOf, type WordQuery } from './word-query'

interface WordEntries {
  /** Entries to choose from, best first; undefined while loading. */
  readonly spells: readonly Spell[] | undefined
  /** The phrases among them that cover a single tapped word. */
  readonly phrases: readonly FoundPhrase[]
  readonly error: unknown
  readonly retry: () => void
  readonly isRetrying: boolean
}

const none: FoundPhrase[] = []

/**
 * The dictionary's entries for what was tapped. For a phrase: the phrases found in it, then its words. For a word: the
 * phrases of its sentence that it is part of, then its own entries.
 */
export function useWordEntries(query: WordQuery): WordEntries {
  const { text, before, isPhrase } = query
  const context = contextOf(query)
  const own = useQuery({ ...dictQueries.spells(text), enabled: !isPhrase })
  const around = useQuery(dictQueries.inContext(isPhrase ? text : context))
  const isAmbiguous = !isPhrase && context !== text && own.data?.length !== 0 && own.data?.length !== 1
  const likeliest = useQuery({ ...dictQueries.likeliest(text, context), enabled: isAmbiguous })
  const main = isPhrase ? around : own
  // Phrases and likelier words go first, so the entries wait a moment for them rather than change places.
  const isComplete = isPhrase || (around.isFetched && (likeliest.isFetched || !isAmbiguous))
  const isSettled = usePatience(`${text} ${context}`) || isComplete

  const phrases = useMemo(() => {
    if (isPhrase || !around.data || !own.data) return none
    return phrasesAround(around.data, context, before)
  }, [isPhrase, around.data, own.data, context, before])

  const spells = useMemo(() => {
    if (!main.data || !isSettled) return undefined
    const order = likeliest.data ?? []
    const place = ({ id }: Spell) => (order.includes(id) ? order.indexOf(id) : order.length)
    const words = [...main.data].sort((a, b) => place(a) - place(b))
    const first = phrases.map(({ spell }) => spell)
    const ids = new Set(first.map((spell) => spell.id))
    return [...first, ...words.filter((spell) => !ids.has(spell.id))]
  }, [main.data, likeliest.data, isSettled, phrases])

  return {
    spells,
    phrases,
    error: main.error,
    retry: () => void main.refetch(),
    isRetrying: main.isFetching && main.isError,
  }
}
