import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../session/session.store'
import { countLookupOf, encountersOf, type Lookup } from './encounters.queries'
import { vocabularyQueries } from './vocabulary.queries'

/**
 * How long a word must be shown before its look-up counts, in ms. Words left sooner were tapped by mistake or in
 * passing, or a phrase found later took their place.
 */
const MIN_LOOKUP_MS = 300

/**
 * Counts a look-up once per tap, for the first entry that is shown long enough.
 *
 * @param tap object that identifies the tap; null while nothing is tapped
 * @returns true once the look-up is counted, so that dependent data can be fetched.
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
      // A word that was not in the vocabulary has just been added to it as met.
      if (client.getQueryData(queryKey) === undefined) {
        await client.invalidateQueries({ queryKey, exact: true })
      } else client.setQueryData(queryKey, (item) => item && { ...item, lookup_count: item.lookup_count + 1 })
      client.removeQueries({ ...encountersOf(spellId), type: 'inactive' })
      await client.invalidateQueries({ queryKey: encountersOf(spellId).queryKey })
      setSettled(tap)
    }
    const timer = setTimeout(() => void count(), MIN_LOOKUP_MS)
    return () => clearTimeout(timer)
  }, [client, isUser, tap, spellId])
  return settled === tap
}
