import { useState } from 'react'
import { useReading } from '../../features/reader/text/reading.store'
import { KeepTextDialog } from '../on-this-device/keep-text-dialog'
import { useSessionSource } from './session-source'

/** Keeps the text of this tab's session, or the book that it comes from, on this device. */
export function KeepReading({ onClose }: { onClose: () => void }) {
  const html = useReading(({ text }) => text)
  const source = useSessionSource()
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return <KeepTextDialog open={isOpen} onClose={close} source={source} html={html} />
}
