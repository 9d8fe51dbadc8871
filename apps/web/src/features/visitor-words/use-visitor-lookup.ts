import { useEffect } from 'react'
import { useSession } from '../../session/session.store'
import { rememberLookup } from './looked-up-words'
import type { VisitorWord } from './stored-words'

/** How long a word must be shown before its look-up counts, in ms; the same as for logged-in readers. */
const MIN_LOOKUP_MS = 300

/** Remembers in this tab that a visitor has looked a word up. Does nothing for logged-in readers. */
export function useVisitorLookup(word: VisitorWord | null): void {
  const isVisitor = useSession((state) => state.status === 'visitor')
  useEffect(() => {
    if (!isVisitor || !word) return
    const timer = setTimeout(() => rememberLookup(word), MIN_LOOKUP_MS)
    return () => clearTimeout(timer)
  }, [isVisitor, word])
}
