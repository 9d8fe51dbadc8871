import { FileProblem } from '../../files/file-problem'
import { decodeText } from './decode-text'
import type { OpenedBook, OpenedText } from './opened-text'
import { plainFile } from './plain-file'

/** Maximum size of a file of each kind, in MB. */
const largest = { text: 10, docx: 50, epub: 200 } as const

/** Unsupported file types that users often try, with advice. */
const advice: Readonly<Record<string, string>> = {
  pdf: 'PDF files cannot be read here. Copy the text and paste it.',
  doc: 'Old Word files (.doc) cannot be read here. Save it as .docx and open that.',
  odt: 'OpenDocument files cannot be read here. Save it as .docx and open that.',
  rtf: 'Rich-text files (.rtf) cannot be read here. Save it as .docx and open that.',
  mobi: 'Kindle books cannot be read here. An EPUB without protection can.',
  azw3: 'Kindle books cannot be read here. An EPUB without protection can.',
}

/**
 * Reads a file from this device: a text, subtitles, a Word document or a book. Packed files are recognised by their
 * content, whatever their name. Nothing is sent anywhere.
 *
 * @throws FileProblem with a sentence for the user
 */
export async function readFile(file: File): Promise<OpenedText | OpenedBook> {
  const [, stem = file.name, ending = ''] = /^(.+)\.([^.]+)$/.exec(file.name) ?? []
  const kind = ending.toLowerCase()
  const name = stem.replaceAll('_', ' ').trim()
  const known = advice[kind]
  if (known !== undefined) throw new FileProblem(known)
  if (file.size === 0) throw new FileProblem('This file is empty.')
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (start[0] === 0x50 && start[1] === 0x4b) return readPackedFile(file, name, kind)
  if (kind === 'epub' || kind === 'docx') {
    throw new FileProblem('This file is damaged: it is not what its name says.')
  }
  limit(file, largest.text)
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') throw new FileProblem('There is no text in this file.')
  if (kind === 'srt' || kind === 'vtt') {
    const { subtitlesToText } = await import('./subtitles')
    return { kind: 'text', title: name, byline: '', plain: subtitlesToText(text) }
  }
  if (kind === 'html' || kind === 'htm') return { kind: 'text', title: name, byline: '', html: text }
  return plainFile(text, name)
}

async function readPackedFile(file: File, name: string, kind: string): Promise<OpenedText | OpenedBook> {
  const isDocument = kind === 'docx' || file.type.includes('wordprocessingml')
  limit(file, isDocument ? largest.docx : largest.epub)
  if (isDocument) return (await import('./docx')).docxFile(file, name)
  return (await import('./epub')).epubFile(file, name)
}

function limit(file: File, megabytes: number): void {
  if (file.size <= megabytes * 1e6) return
  throw new FileProblem(`This file is too large: files of this kind may have up to ${megabytes} MB.`)
}
