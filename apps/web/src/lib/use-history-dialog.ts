import { useEffect, useId, useRef } from 'react'

interface DialogState {
  /** Ids of the dialogs that are open at this entry, the topmost last. */
  dialogs?: string[]
  /** React Router's position counter. */
  idx?: number
}

const state = (): DialogState => (window.history.state as DialogState | null) ?? {}
const openHere = (): string[] => state().dialogs ?? []
/** Going back is asynchronous; a dialog that opens again before it happens takes its entry over. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Makes an open dialog or sheet a history entry: Back closes it, and closing it by other means goes back one step.
 * The address does not change. A link inside a dialog should replace (`<Link replace>`), or Back needs one step more.
 */
export function useHistoryDialog(open: boolean, onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!open) return
    const pending = leaving.get(id)
    if (pending !== undefined) {
      clearTimeout(pending)
      leaving.delete(id)
    } else if (!openHere().includes(id)) {
      const here = state()
      window.history.pushState({ ...here, idx: (here.idx ?? 0) + 1, dialogs: [...openHere(), id] }, '')
    }
    const onPopState = () => {
      if (!openHere().includes(id)) close.current()
    }
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('popstate', onPopState)
      if (openHere().at(-1) !== id) return
      leaving.set(
        id,
        setTimeout(() => {
          leaving.delete(id)
          if (openHere().at(-1) === id) window.history.back()
        }),
      )
    }
  }, [id, open])
}
