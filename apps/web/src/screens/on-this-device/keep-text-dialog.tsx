import { KeepDialog } from '../../features/on-device/keep-dialog'
import type { KeptSource } from '../../kept/kept-source'
import { keepText } from './keep-text'

interface KeepTextDialogProps {
  open: boolean
  onClose: () => void
  source: KeptSource
  /** The text, whose words are kept too. */
  html: string
}

/** Keeps a text on this device. */
export function KeepTextDialog({ html, ...rest }: KeepTextDialogProps) {
  return <KeepDialog {...rest} fetchAll={(keeping) => keepText(keeping, html)} />
}
