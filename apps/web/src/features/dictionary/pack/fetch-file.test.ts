import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeIndexedDb } from '../../../testing/indexed-db'
import { fetchFile } from './fetch-file'
import { isWhole, PackStorage, PIECE_BYTES, type StoredFile } from './pack-storage'

const content = Uint8Array.from({ length: 3 * PIECE_BYTES + 1234 }, (_, at) => (at * 7 + (at >> 9)) & 255)
const wanted: StoredFile = { name: 'words-1.pack', kind: 'words', bytes: content.length, received: 0 }
const ranges: (string | undefined)[] = []

/** Serves the content from a place on, in parts of odd sizes; the connection is lost after a number of bytes. */
function serve({ lostAfter = content.length, ignoresRange = false } = {}): void {
  vi.stubGlobal('fetch', async (_address: string, init?: { headers?: { range?: string } }) => {
    ranges.push(init?.headers?.range)
    const from = ignoresRange ? 0 : Number(/\d+/.exec(init?.headers?.range ?? '0')![0])
    const sent = content.subarray(from, Math.min(content.length, from + lostAfter))
    let at = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at < sent.length) controller.enqueue(sent.slice(at, at + 50_021))
        else if (from + sent.length < content.length) controller.error(new TypeError('network error'))
        else controller.close()
        at += 50_021
      },
    })
    return new Response(body, { status: from > 0 ? 206 : 200 })
  })
}

let storage: PackStorage
beforeEach(async () => {
  ranges.length = 0
  vi.stubGlobal('indexedDB', fakeIndexedDb())
  storage = await PackStorage.open()
})
afterEach(() => vi.unstubAllGlobals())

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0
const read = (from: number, to: number) => storage.source(wanted).read(from, to)

it('stores a file in pieces, from which any part can be read', async () => {
  serve()
  const seen: number[] = []
  const file = await fetchFile(storage, wanted, '/file', ({ received }) => seen.push(received))
  expect(isWhole(file)).toBe(true)
  expect(seen).toEqual([0, PIECE_BYTES, 2 * PIECE_BYTES, 3 * PIECE_BYTES, content.length])
  for (const [from, to] of [
    [0, 12],
    [PIECE_BYTES - 5, PIECE_BYTES + 5],
    [PIECE_BYTES, 2 * PIECE_BYTES],
    [10, 3 * PIECE_BYTES + 20],
    [content.length - 1, content.length],
  ] as const) {
    expect(isSame(await read(from, to), content.subarray(from, to)), `${from} to ${to}`).toBe(true)
  }
})

it('goes on where it was cut off, after a restart of the browser too', async () => {
  serve({ lostAfter: PIECE_BYTES + 99 })
  await expect(fetchFile(storage, wanted, '/file', () => undefined)).rejects.toThrow()
  const kept = (await (await PackStorage.open()).find(wanted.name))!
  expect(kept.received).toBe(PIECE_BYTES)
  expect(isWhole(kept)).toBe(false)
  serve()
  await fetchFile(storage, kept, '/file', () => undefined)
  expect(ranges).toEqual([undefined, `bytes=${PIECE_BYTES}-`])
  expect(isSame(await read(0, content.length), content)).toBe(true)
})

it('begins again if a server between ignores the range', async () => {
  serve({ lostAfter: PIECE_BYTES + 99 })
  await expect(fetchFile(storage, wanted, '/file', () => undefined)).rejects.toThrow()
  serve({ ignoresRange: true })
  await fetchFile(storage, (await storage.find(wanted.name))!, '/file', () => undefined)
  expect(isSame(await read(0, content.length), content)).toBe(true)
})

it('refuses a page that answers in the place of the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('Log in to this network', { status: 200 }))
  await expect(fetchFile(storage, wanted, '/file', () => undefined)).rejects.toThrow('before its time')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(fetchFile(storage, wanted, '/file', () => undefined)).rejects.toThrow('404')
})

it('leaves nothing of a deleted file', async () => {
  serve()
  const file = await fetchFile(storage, wanted, '/file', () => undefined)
  await storage.delete(file)
  expect(await storage.files()).toEqual([])
  await expect(read(0, 12)).rejects.toThrow('thrown away')
})
