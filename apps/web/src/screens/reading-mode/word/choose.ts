import { toast } from '../../../ui/overlays/toast.store'

/** Reports that code failed to load: what opens files and chapters is loaded when the first one is opened. */
function reportLoadFailure(error: unknown): void {
  console.warn('The code that opens files could not be loaded', error)
  toast({ text: 'That didn’t arrive. Please reload the page and try again.', tone: 'error' })
}

export function chooseFile(file: File): void {
  import('../editing/open-file').then(({ openFile }) => openFile(file), reportLoadFailure)
}

export function chooseChapter(chapter: number): void {
  import('../editing/open-chapter').then(({ openChapter }) => openChapter(chapter), reportLoadFailure)
}
