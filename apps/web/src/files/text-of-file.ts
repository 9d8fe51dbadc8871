import { FileProblem } from './file-problem'

/**
 * The text of a file in the encoding that it is most likely in: UTF-16 by its mark, UTF-8, or, where that makes no sense of
 * it, what older spreadsheets write in Western Europe.
 *
 * @param largest bytes of the largest file that is read
 * @param what the file should be, for the message: "a list of words"
 * @throws FileProblem with a sentence for a person
 */
export async function textOfFile(file: File, largest: number, what: string): Promise<string> {
  if (file.size > largest) throw new FileProblem(`This file is too large to be ${what}.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decodeText(bytes)
  // Bytes that no text has: an office document, a picture, a sound.
  if (text.includes('\0')) {
    throw new FileProblem('This is not a text file. Save the list as CSV or plain text and choose that.')
  }
  return text
}

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  // Neither is a zero byte Western European.
  return text.includes('\uFFFD') && !text.includes('\0')
    ? new TextDecoder('windows-1252').decode(bytes)
    : text
}
