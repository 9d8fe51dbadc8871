import { useState } from 'react'
import { LazyDialog } from '../../shell/lazy-dialog'
import { usePageKeys } from '../../shell/use-page-keys'

const loadDialog = async () => (await import('./keys-dialog')).KeysDialog

/** Shows the keyboard shortcuts when ? is pressed. */
export function KeysOutlet() {
  const [isOpen, setOpen] = useState(false)
  usePageKeys({ '?': () => setOpen(true) })
  return <LazyDialog load={loadDialog} props={{ open: isOpen, onClose: () => setOpen(false) }} />
}
