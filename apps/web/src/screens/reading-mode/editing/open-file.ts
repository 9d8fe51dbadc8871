import { closeBook, openBook, useBook } from '../../../features/file-import/book.store'
import type { OpenedText } from '../../../features/file-import/opened-text'
import { whileOpening } from '../../../features/file-import/opening.store'
import { readFile } from '../../../features/file-import/read-file'
import { bookId, storeBook } from '../../../features/file-import/stored-books'
import { sanitiseToHtml } from '../../../features/reader/html/sanitise'
import { plainTextToBlocks } from '../../../features/reader/text/plain-text'
import {
  endReading,
  keepDraft,
  prepareDraft,
  setByline,
  setText,
  setTitle,
  useReading,
} from '../../../features/reader/text/reading.store'
import { blocksToHtml } from '../../../features/reader/text/text-block'
import { FileProblem, fileProblemSentence } from '../../../files/file-problem'
import { toast } from '../../../ui/overlays/toast.store'

/** Maximum length of a title above a text. */
const longestTitle = 512
const longestByline = 200

/**
 * Opens a file: puts a text into the editor as if it had been pasted, or shows the contents of a book. Offers Undo for
 * the replaced text, and reports files that cannot be opened.
 */
export async function openFile(file: File): Promise<void> {
  await whileOpening(file.name, async () => {
    try {
      const opened = await readFile(file)
      if (opened.kind === 'text') await putIntoEditor(opened, file.name)
      else {
        const id = bookId(file)
        if (useBook.getState().book?.id !== id) closeBook()
        const kept = await storeBook(file)
        openBook({ ...opened, id }, kept?.chapter ?? null)
      }
    } catch (error) {
      console.info('The file could not be opened:', error)
      toast({ text: `${file.name}: ${fileProblemSentence(error)}`, tone: 'error', duration: 10_000 })
    }
  })
}

async function putIntoEditor({ title, byline, html, plain }: OpenedText, name: string): Promise<void> {
  const clean = sanitiseToHtml(html ?? blocksToHtml(plainTextToBlocks(plain ?? '')))
  if (clean === '') throw new FileProblem('There is no text in this file.')
  await prepareDraft()
  keepDraft()
  const before = useReading.getState()
  endReading()
  closeBook()
  setTitle(title.slice(0, longestTitle))
  setByline(byline.slice(0, longestByline))
  setText(clean)
  if (before.text === '' || before.text === clean) return
  toast({
    text: `${name} has taken the place of your text.`,
    action: {
      label: 'Undo',
      onSelect: () => {
        setTitle(before.title)
        setByline(before.byline)
        setText(before.text)
      },
    },
  })
}
