import { type PackStorage, PIECE_BYTES, type StoredFile } from './pack-storage'

/**
 * Fetches a file piece by piece into the storage, from where an earlier fetch ended.
 *
 * @param address of the file, which answers `Range: bytes=N-`
 * @param onPiece called with the file after each piece
 * @throws Error when the network fails, or the server has another file; what came is kept
 */
export async function fetchFile(
  storage: PackStorage,
  wanted: StoredFile,
  address: string,
  onPiece: (file: StoredFile) => void,
): Promise<StoredFile> {
  let file = wanted
  onPiece(file)
  if (file.received === file.bytes) return file
  const answer = await fetch(address, {
    ...(file.received > 0 && { headers: { range: `bytes=${file.received}-` } }),
    priority: 'low',
  })
  if (!answer.ok || !answer.body) throw new Error(`The pack could not be fetched: ${answer.status}`)
  // A server between may ignore the range and send the file from its beginning.
  if (answer.status !== 206) file = { ...file, received: 0 }
  for await (const piece of piecesOf(answer.body, file.bytes - file.received)) {
    file = await storage.addPiece(file, piece)
    onPiece(file)
  }
  if (file.received !== file.bytes) throw new Error('The fetch of the pack ended before its time')
  return file
}

/** Cuts a stream into whole pieces. The last is shorter, and comes only if the stream has all bytes. */
async function* piecesOf(body: ReadableStream<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let piece = new Uint8Array(PIECE_BYTES)
  let filled = 0
  let total = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    let rest: Uint8Array = read.value
    total += rest.length
    while (rest.length > 0) {
      const part = rest.subarray(0, PIECE_BYTES - filled)
      piece.set(part, filled)
      filled += part.length
      rest = rest.subarray(part.length)
      if (filled < PIECE_BYTES) continue
      yield piece
      piece = new Uint8Array(PIECE_BYTES)
      filled = 0
    }
  }
  if (filled > 0 && total === bytes) yield piece.slice(0, filled)
}
