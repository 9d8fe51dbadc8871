import mammoth from 'mammoth/mammoth.browser.min.js'
import { FileProblem } from '../../files/file-problem'
import { readZipEntries, type ZipEntry } from '../../files/zip'
import { fileProblemMessages } from './file-problem-messages'
import type { OpenedText } from './opened-text'
import { parseXml, textOf } from './xml'

/** Maximum size of a part of a document that is unpacked, in bytes. */
const largestPart = 60_000_000

/**
 * Reads a Word document: its text with headings, lists, tables and emphasis, and its title and author.
 *
 * @throws FileProblem if it isn't a Word document
 */
export async function docxFile(file: Blob, name: string): Promise<OpenedText> {
  const entries = await readZipEntries(file)
  if (!entries.some((entry) => entry.name === 'word/document.xml')) {
    throw new FileProblem(fileProblemMessages.notWord)
  }
  if (entries.some(({ size }) => size > largestPart)) {
    throw new FileProblem(fileProblemMessages.documentTooLarge)
  }
  const properties = await coreProperties(entries)
  const { value: html } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() })
  return { kind: 'text', title: properties.title || name, byline: properties.creator, html }
}

async function coreProperties(entries: readonly ZipEntry[]): Promise<{ title: string; creator: string }> {
  const entry = entries.find(({ name }) => name === 'docProps/core.xml')
  const xml = entry && parseXml(new TextDecoder().decode(await entry.read()))
  return { title: textOf(xml, 'title'), creator: textOf(xml, 'creator') }
}
