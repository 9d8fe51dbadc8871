import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWaiting } from '../../../device/outbox/waiting.store'
import { invalidateVocabulary } from '../vocabulary.queries'

/** Refetches the words on the screen once changes that waited on this device have been sent. */
export function useRefetchWhenSent(): void {
  const client = useQueryClient()
  const waiting = useWaiting(({ kinds }) => (kinds.word ?? 0) + (kinds.note ?? 0))
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting < before.current) void invalidateVocabulary(client)
    before.current = waiting
  }, [client, waiting])
}
