import { FileProblem } from '../../files/file-problem'
import { fileProblemMessages } from './file-problem-messages'

/** Number of bytes examined to detect the encoding. */
const sample = 4096

/**
 * Decodes a text file of unknown encoding: by its byte order mark, else as UTF-16 if about every other byte is zero,
 * else as UTF-8 if it is valid, else as windows-1252, the encoding of older Western European files.
 *
 * @throws FileProblem if the file isn't text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  // Text never contains these control characters: the file is an office document, a picture or audio.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this looks for control characters
  if (/[\0-\x08\x0e-\x1a]/.test(text.slice(0, sample))) {
    throw new FileProblem(fileProblemMessages.notText)
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
    console.info('The file is not valid UTF-8; decoding it as windows-1252:', error)
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Detects UTF-16 without a byte order mark: in English text nearly every other byte is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2]! += 1
  const zerosExpected = 0.4 * bytes.length
  if (zeros[1]! > zerosExpected / 2 && zeros[0]! < zerosExpected / 20) return 'utf-16le'
  if (zeros[0]! > zerosExpected / 2 && zeros[1]! < zerosExpected / 20) return 'utf-16be'
  return undefined
}
