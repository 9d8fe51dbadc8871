import { closeBook, openBook, useBook } from '../../../features/file-import/book.store'
import { whileOpening } from '../../../features/file-import/opening.store'
import { readFile } from '../../../features/file-import/read-file'
import { bookId, storeBook } from '../../../features/file-import/stored-books'
import { FileProblem, fileProblemSentence } from '../../../files/file-problem'
import { toast } from '../../../ui/overlays/toast.store'
import { openingMessages } from './opening-messages'
import { putIntoEditor } from './put-into-editor'

/**
 * Opens a file: puts a text into the editor as if it had been pasted, or shows the contents of a book. Offers Undo for
 * the replaced text, and reports files that cannot be opened.
 */
export async function openFile(file: File): Promise<void> {
  await whileOpening(file.name, async () => {
    try {
      const opened = await readFile(file)
      if (opened.kind === 'text') {
        if (!(await putIntoEditor(opened, file.name))) throw new FileProblem(openingMessages.noText)
      } else {
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
