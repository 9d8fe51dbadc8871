import { FileProblem } from '../../files/file-problem'

/** Bytes that are looked at to tell an encoding. */
const sample = 4096

/**
 * The text of a file whose encoding nobody tells: by its byte order mark, else UTF-8 if it is valid, else UTF-16 if every
 * other byte is zero, else windows-1252, the encoding of older Western European files.
 *
 * @throws FileProblem for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  // Bytes that no text has: an office document, a picture, a sound.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
  if (/[\0-\x08\x0e-\x1a]/.test(text.slice(0, sample))) {
    throw new FileProblem('This is not a text, whatever its name says.')
  }
  return text
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideEncoding(bytes.subarray(0, sample))
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    console.info('Not UTF-8, so windows-1252:', error)
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** English in UTF-16 has a zero beside nearly every letter. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2]! += 1
  const most = 0.4 * bytes.length
  if (zeros[1]! > most / 2 && zeros[0]! < most / 20) return 'utf-16le'
  if (zeros[0]! > most / 2 && zeros[1]! < most / 20) return 'utf-16be'
  return undefined
}
