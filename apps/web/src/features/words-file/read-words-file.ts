import { FileProblem } from '../../lib/file-problem'
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
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b
  const table = isZip ? await (await import('./apkg')).apkgTable(file) : textTable(await textOf(file, start))
  if (table.rows.length === 0) throw new FileProblem('There are no words in this file.')
  return table
}

async function textOf(file: File, start: Uint8Array): Promise<string> {
  if (file.size > LARGEST_TEXT) throw new FileProblem('This file is too large to be a list of words.')
  const bytes = await file.arrayBuffer()
  const encoding =
    start[0] === 0xff && start[1] === 0xfe
      ? 'utf-16le'
      : start[0] === 0xfe && start[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  // Bytes that no text has: an office document, a picture, a sound.
  if (text.includes('\0')) {
    throw new FileProblem('This is not a text file. Save the list as CSV or plain text and choose that.')
  }
  // Older spreadsheets write Western European letters in an encoding of their own.
  return encoding === 'utf-8' && text.includes('\uFFFD')
    ? new TextDecoder('windows-1252').decode(bytes)
    : text
}
