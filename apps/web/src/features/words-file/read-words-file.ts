import { FileProblem } from '../../files/file-problem'
import { textOfFile } from '../../files/text-of-file'
import { textTable } from './text-table'
import type { WordsTable } from './words-table'

/** Bytes of the largest text that is read. */
const LARGEST_TEXT = 30_000_000
/** For the file chooser. */
export const acceptedFiles = '.txt,.csv,.tsv,.apkg,.colpkg,text/plain,text/csv,text/tab-separated-values'

/**
 * Reads the words of a file: a text, a table, or an Anki deck; told apart by what is in it, whatever it is called.
 *
 * @throws FileProblem with a sentence for a person
 */
export async function readWordsFile(file: File): Promise<WordsTable> {
  if (file.size === 0) throw new FileProblem('This file is empty.')
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b
  const table = isZip
    ? await (await import('./apkg')).apkgTable(file)
    : textTable(await textOfFile(file, LARGEST_TEXT, 'a list of words'))
  if (table.rows.length === 0) throw new FileProblem('There are no words in this file.')
  return table
}
