import { type ComponentType, useEffect, useState } from 'react'
import { takesKeys } from '../../shell/takes-keys'

interface KeysDialogProps {
  open: boolean
  onClose: () => void
}

/** Shows the keyboard shortcuts when ? is pressed. Does all but the key itself in code that is loaded then. */
export function KeysOutlet() {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<KeysDialogProps>>()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (takesKeys(event.target)) return
      event.preventDefault()
      import('./keys-dialog').then(
        ({ KeysDialog }) => {
          setDialog(() => KeysDialog)
          setOpen(true)
        },
        // Pressing the key again tries again.
        (error: unknown) => console.info('The shortcuts could not be fetched', error),
      )
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return Dialog ? <Dialog open={isOpen} onClose={() => setOpen(false)} /> : null
}
