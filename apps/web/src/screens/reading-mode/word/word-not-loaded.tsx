import { useEffect } from 'react'
import { setSelection, useReading } from '../../../features/reader/text/reading.store'
import { toast } from '../../../ui/overlays/toast.store'
import { ErrorState } from '../../../ui/states/error-state'
import { wordMessages } from './messages'

const reload = () => window.location.reload()

/** Takes the place of a word’s information if its code couldn’t be loaded. */
export function WordNotLoaded() {
  return <ErrorState title={wordMessages.notLoaded} text={wordMessages.reloadOnline} onRetry={reload} />
}

/** The same where the sheet itself is missing: says so after each tap, and lets the reader go on. */
export function SheetNotLoaded() {
  const isOpen = useReading((state) => state.isWordInfo)
  useEffect(() => {
    if (!isOpen) return
    const text = `${wordMessages.notLoaded}. ${wordMessages.reloadOnline}`
    toast({ text, tone: 'error', action: { label: wordMessages.reload, onSelect: reload } })
    setSelection(null)
  }, [isOpen])
  return null
}
