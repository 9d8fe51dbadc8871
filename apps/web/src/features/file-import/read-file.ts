import { FileProblem } from '../../files/file-problem'
import { decodeText } from './decode-text'
import { fileProblemMessages } from './file-problem-messages'
import type { OpenedBook, OpenedText } from './opened-text'
import { plainFile } from './plain-file'

/** Maximum size of a file of each kind, in MB. */
const largest = { text: 10, docx: 50, epub: 200 } as const

/** Unsupported file types that users often try, with advice. */
const advice: Readonly<Record<string, string>> = {
  pdf: fileProblemMessages.pdf,
  doc: fileProblemMessages.doc,
  odt: fileProblemMessages.odt,
  rtf: fileProblemMessages.rtf,
  mobi: fileProblemMessages.kindle,
  azw3: fileProblemMessages.kindle,
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
  if (file.size === 0) throw new FileProblem(fileProblemMessages.empty)
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  if (start[0] === 0x50 && start[1] === 0x4b) return readPackedFile(file, name, kind)
  if (kind === 'epub' || kind === 'docx') {
    throw new FileProblem(fileProblemMessages.otherKind)
  }
  limit(file, largest.text)
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') throw new FileProblem(fileProblemMessages.noText)
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
  throw new FileProblem(fileProblemMessages.tooLarge(megabytes))
}
