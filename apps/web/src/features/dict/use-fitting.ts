import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { dictQueries } from './dict.queries'

/** How long, in ms, definitions wait for their ranking, so that they need not change places a moment later. */
const patience = 120

/**
 * The ranked definitions of an entry; undefined as long as it is worth waiting for them, an empty list when they are
 * late or cannot be had.
 */
export function useFitting(spellId: number | undefined, context: string): readonly number[] | undefined {
  const { data, isError } = useQuery({
    ...dictQueries.fitting(spellId ?? 0, context),
    enabled: spellId !== undefined && context !== '',
  })
  const key = `${spellId} ${context}`
  const [late, setLate] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLate(key), patience)
    return () => clearTimeout(timer)
  }, [key])
  if (data) return data
  return isError || late === key || context === '' ? [] : undefined
}
