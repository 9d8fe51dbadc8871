import type { PackSource } from '@wordhoard/look-up-pack/pack-file'

/** Name of the database in which the look-up pack is stored. Nothing in it is personal. */
export const PACK_DATABASE = 'wordhoard-pack'

/** Size of the pieces in which a file is stored: a tap reads one or two. */
export const PIECE_BYTES = 128 * 1024

/** A file of the pack, whole or as far as it was fetched. */
export interface StoredFile {
  readonly name: string
  readonly kind: 'words' | 'translations'
  /** The language of translations. */
  readonly lang?: string | undefined
  readonly bytes: number
  /** Bytes of the pieces stored so far: whole pieces, until the last. */
  readonly received: number
}

export const isWhole = ({ bytes, received }: StoredFile): boolean => received === bytes

interface Piece {
  readonly key: string
  readonly content: Uint8Array
}

const keyOf = (name: string, number: number) => `${name} ${number}`

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The stored files of the pack. */
export class PackStorage {
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<PackStorage> {
    const request = indexedDB.open(PACK_DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files', { keyPath: 'name' })
      request.result.createObjectStore('pieces', { keyPath: 'key' })
    }
    const database = await settle(request)
    // Lets another tab, or a log-out, delete the database.
    database.onversionchange = () => database.close()
    return new PackStorage(database)
  }

  files(): Promise<StoredFile[]> {
    return settle(this.#store('files').getAll() as IDBRequest<StoredFile[]>)
  }

  async find(name: string): Promise<StoredFile | undefined> {
    return settle(this.#store('files').get(name) as IDBRequest<StoredFile | undefined>)
  }

  /** Stores the next piece of a file; returns the file as it is then. */
  async addPiece(file: StoredFile, content: Uint8Array): Promise<StoredFile> {
    const number = Math.floor(file.received / PIECE_BYTES)
    // The piece comes first: after a crash between the two, it is fetched again.
    await settle(
      this.#store('pieces', 'readwrite').put({ key: keyOf(file.name, number), content } satisfies Piece),
    )
    const grown = { ...file, received: file.received + content.length }
    await settle(this.#store('files', 'readwrite').put(grown))
    return grown
  }

  /** Deletes a file, first its entry, so that it is never taken for whole. */
  async delete({ name, bytes }: StoredFile): Promise<void> {
    await settle(this.#store('files', 'readwrite').delete(name))
    for (let number = 0; number * PIECE_BYTES < bytes; number++)
      await settle(this.#store('pieces', 'readwrite').delete(keyOf(name, number)))
  }

  /** Opens a whole file for reading. */
  source({ name }: StoredFile): PackSource {
    return {
      read: async (from, to) => {
        const first = Math.floor(from / PIECE_BYTES)
        const count = Math.max(1, Math.ceil(to / PIECE_BYTES) - first)
        const pieces = await Promise.all(
          Array.from({ length: count }, (_, at) => this.#piece(name, first + at)),
        )
        const start = first * PIECE_BYTES
        if (pieces.length === 1) return pieces[0]!.subarray(from - start, to - start)
        const whole = new Uint8Array(to - from)
        for (const [at, piece] of pieces.entries()) {
          const place = start + at * PIECE_BYTES
          const part = piece.subarray(Math.max(0, from - place), Math.min(piece.length, to - place))
          whole.set(part, Math.max(0, place - from))
        }
        return whole
      },
    }
  }

  async #piece(name: string, number: number): Promise<Uint8Array> {
    const piece = (await settle(this.#store('pieces').get(keyOf(name, number)))) as Piece | undefined
    if (!piece) throw new Error(`The browser has thrown away a piece of ${name}`)
    return piece.content
  }

  #store(name: 'files' | 'pieces', mode: IDBTransactionMode = 'readonly'): IDBObjectStore {
    return this.#database.transaction(name, mode).objectStore(name)
  }
}
