import { useEffect } from 'react'
import { setSelection } from '../../../features/reader/text/reading.store'
import { toast } from '../../../ui/overlays/toast.store'
import { ErrorState } from '../../../ui/states/error-state'
import { wordMessages } from './messages'

/** Takes the place of a word’s information when its code can’t be loaded. */
export function WordNotLoaded() {
  return <ErrorState title={wordMessages.notLoaded} text={wordMessages.tryOnline} />
}

/** The same where the sheet itself is missing: says so, and lets the reader go on. */
export function SheetNotLoaded() {
  useEffect(() => {
    toast({ text: `${wordMessages.notLoaded}. ${wordMessages.tryOnline}`, tone: 'error' })
    setSelection(null)
  }, [])
  return null
}
