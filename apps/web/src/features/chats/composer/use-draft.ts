import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/session.store'
import { type Address, type Draft, keepDraft, takeDraft } from './message-draft'

/** Time without typing before the draft is stored, in ms. */
const REST = 250

/**
 * The draft of a message bar, stored in this browser until it is sent.
 *
 * @param person id of the other person in an existing chat of two
 */
export function useDraft(address: Address, person: number | null = null) {
  const owner = useSession(({ user }) => user?.user_id) ?? 0
  const [draft, setState] = useState<Draft>(() => takeDraft(owner, address, person))
  const pending = useRef<Draft>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useRef({ owner, address })

  const keep = useRef(() => {
    clearTimeout(timer.current)
    if (pending.current) keepDraft(place.current.owner, place.current.address, pending.current)
    pending.current = undefined
  })

  useEffect(() => {
    const now = keep.current
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      now()
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [])

  function setDraft(next: Draft) {
    setState(next)
    pending.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(keep.current, REST)
  }

  return {
    draft,
    setDraft,
    clear() {
      setDraft({ text: '', shared: null })
      keep.current()
    },
  }
}
