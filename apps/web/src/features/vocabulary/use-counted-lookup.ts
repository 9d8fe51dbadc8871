import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../session/session.store'
import { countLookupOf, encountersOf, type Lookup } from './encounters.queries'
import { vocabularyQueries } from './vocabulary.queries'

/** A word that is left sooner, in ms, was tapped by mistake or on the way; a phrase that comes late takes its place. */
const dwell = 300

/**
 * Counts a look-up once for each tap, for the entry that came first.
 *
 * @param tap what tells one tap from another; null while nothing was tapped
 * @returns whether the counting is over, so that what depends on it can be asked for.
 */
export function useCountedLookup(tap: object | null, lookup: Lookup | null): boolean {
  const client = useQueryClient()
  const isUser = useSession((state) => state.status === 'user')
  const counted = useRef<object | null>(null)
  const latest = useRef(lookup)
  const [settled, setSettled] = useState<object | null>(null)
  const spellId = lookup?.spellId
  useEffect(() => {
    latest.current = lookup
  })
  useEffect(() => {
    if (!isUser || !tap || spellId === undefined || counted.current === tap) return
    const count = async () => {
      const known = latest.current
      if (!known) return
      counted.current = tap
      await countLookupOf(known)
      const { queryKey } = vocabularyQueries.item(spellId)
      // What was not in the vocabulary is in it now, as met.
      if (client.getQueryData(queryKey) === undefined) {
        await client.invalidateQueries({ queryKey, exact: true })
      } else client.setQueryData(queryKey, (item) => item && { ...item, lookup_count: item.lookup_count + 1 })
      client.removeQueries({ ...encountersOf(spellId), type: 'inactive' })
      await client.invalidateQueries({ queryKey: encountersOf(spellId).queryKey })
      setSettled(tap)
    }
    const timer = setTimeout(() => void count(), dwell)
    return () => clearTimeout(timer)
  }, [client, isUser, tap, spellId])
  return settled === tap
}
