import { FileProblem } from '../../files/file-problem'
import { readTextFile } from '../../files/read-text-file'
import { wordsFileMessages } from './file-messages'
import { textTable } from './text-table'
import type { WordsTable } from './words-table'

/** Maximum size of a text file, in bytes. */
const LARGEST_TEXT = 30_000_000
/** Value for the `accept` attribute of the file field. */
export const acceptedFiles = '.txt,.csv,.tsv,.apkg,.colpkg,text/plain,text/csv,text/tab-separated-values'

/**
 * Reads the words of a text, a table or an Anki deck. Detects the format by the content, whatever the file's name.
 *
 * @throws FileProblem with a sentence for the user
 */
export async function readWordsFile(file: File): Promise<WordsTable> {
  if (file.size === 0) throw new FileProblem(wordsFileMessages.empty)
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b
  const table = isZip
    ? await (await import('./apkg')).apkgTable(file)
    : textTable(await readTextFile(file, LARGEST_TEXT, wordsFileMessages.kind))
  if (table.rows.length === 0) throw new FileProblem(wordsFileMessages.noWords)
  return table
}
