import { FileProblem } from './file-problem'
import { fileMessages } from './messages'

/**
 * Decodes a text file in its likeliest encoding: UTF-16 if it has a byte order mark, UTF-8, or, when that isn't valid,
 * windows-1252, which older spreadsheets write in Western Europe.
 *
 * @param maxBytes maximum size of the file, in bytes
 * @param kind what the file should be, for the message: "a list of words"
 * @throws FileProblem with a sentence for the user
 */
export async function readTextFile(file: File, maxBytes: number, kind: string): Promise<string> {
  if (file.size > maxBytes) throw new FileProblem(fileMessages.tooLarge(kind))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decodeText(bytes)
  // Null bytes never occur in text: this is an office document, a picture or a sound.
  if (text.includes('\0')) {
    throw new FileProblem(fileMessages.notText)
  }
  return text
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  // Null bytes aren't valid windows-1252 text either.
  return text.includes('\uFFFD') && !text.includes('\0')
    ? new TextDecoder('windows-1252').decode(bytes)
    : text
}
