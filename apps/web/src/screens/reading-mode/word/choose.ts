import { isUserOrUnknown } from '../../../session/session.store'
import { toast } from '../../../ui/overlays/toast.store'
import { editingMessages } from '../editing/editing-messages'
import { webAddressOf } from '../editing/web-address'
import { readingModeMessages } from '../messages'

/** Reports that code failed to load: what opens files and chapters is loaded when the first one is opened. */
function reportLoadFailure(error: unknown): void {
  console.warn('The code that opens files could not be loaded', error)
  toast({ text: readingModeMessages.openFailed, tone: 'error' })
}

export function chooseFile(file: File): void {
  import('../editing/open-file').then(({ openFile }) => openFile(file), reportLoadFailure)
}

export function chooseChapter(chapter: number): void {
  import('../editing/open-chapter').then(({ openChapter }) => openChapter(chapter), reportLoadFailure)
}

/**
 * Opens the web page that a pasted or typed text is the address of. Returns false, and does nothing, if it is no
 * address, or if nobody is logged in. While it isn't known yet whether somebody is, the call waits for that.
 */
export function chooseAddress(text: string): boolean {
  const address = webAddressOf(text)
  if (address === undefined) return false
  if (!isUserOrUnknown()) {
    toast({ text: editingMessages.pageNeedsLogin })
    return false
  }
  import('../editing/open-page').then(({ openPage }) => openPage(address), reportLoadFailure)
  return true
}
