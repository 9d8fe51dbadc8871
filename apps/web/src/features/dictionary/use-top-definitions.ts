import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { dictQueries } from './dictionary.queries'
import { TextTopic } from './text-topic'
import { usePatience } from './use-patience'

const none: readonly number[] = []

/**
 * The ranked definitions of an entry; undefined as long as it is worth waiting for them, an empty list when they are
 * late or cannot be had. Definitions wait for it, so that they need not change places a moment later.
 */
export function useTopDefinitions(spellId: number, context: string): readonly number[] | undefined {
  const topic = useContext(TextTopic)
  const { data, isError } = useQuery({
    ...dictQueries.topDefinitions(spellId, context, topic),
    enabled: context !== '',
  })
  const isLate = usePatience(`${spellId} ${context}`)
  if (data) return data
  return isError || isLate || context === '' ? none : undefined
}
