import { FileProblem } from '../../files/file-problem'
import { deckMessages } from './deck-messages'
import { recordValues, type SqliteValue, varint } from './sqlite-record'

/** Number of bytes before the b-tree of the first page. */
const HEADER_BYTES = 100
const LEAF = { table: 0x0d, index: 0x0a }
const INTERIOR = { table: 0x05, index: 0x02 }
const encodings = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be']

/**
 * Reads whole tables of an SQLite database (https://www.sqlite.org/fileformat2.html). That's enough for the notes of a
 * deck, at a hundredth of the size of the full engine, and without WebAssembly, which our content security policy
 * forbids. Ignores journals, which exported decks don't have.
 */
export class SqliteFile {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #pageSize: number
  /** Number of bytes of a page that hold data. */
  readonly #usable: number
  readonly #decoder: TextDecoder

  /** @throws FileProblem when the bytes are not an SQLite database */
  constructor(bytes: Uint8Array) {
    const isDatabase = new TextDecoder().decode(bytes.subarray(0, 15)) === 'SQLite format 3'
    if (!isDatabase || bytes.length < HEADER_BYTES) {
      throw new FileProblem(deckMessages.noCollection)
    }
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const size = this.#view.getUint16(16)
    this.#pageSize = size === 1 ? 65_536 : size
    this.#usable = this.#pageSize - this.#view.getUint8(20)
    this.#decoder = new TextDecoder(encodings[this.#view.getUint32(56)] ?? 'utf-8')
  }

  /**
   * Returns the rows of a table as values by column name; undefined when there is no such table.
   *
   * @throws FileProblem when the file is damaged
   */
  table(name: string): Record<string, SqliteValue>[] | undefined {
    try {
      const entry = [...this.#rows(1)].find(([type, known]) => type === 'table' && known === name)
      if (!entry) return undefined
      const columns = columnsOf(String(entry[4]))
      return [...this.#rows(Number(entry[3]))].map((values) =>
        Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null])),
      )
    } catch (error) {
      if (error instanceof RangeError) throw damagedDeckProblem(error)
      throw error
    }
  }

  /** Walks a b-tree from its root page, in order. */
  *#rows(root: number, visited = new Set<number>()): Generator<SqliteValue[]> {
    // A damaged tree may contain cycles.
    if (visited.has(root)) throw damagedDeckProblem()
    visited.add(root)
    const start = (root - 1) * this.#pageSize
    const head = start + (root === 1 ? HEADER_BYTES : 0)
    const type = this.#view.getUint8(head)
    const isIndex = type === LEAF.index || type === INTERIOR.index
    const isInterior = type === INTERIOR.table || type === INTERIOR.index
    if (!isInterior && type !== LEAF.table && type !== LEAF.index) throw damagedDeckProblem()
    const count = this.#view.getUint16(head + 3)
    const pointers = head + (isInterior ? 12 : 8)
    for (let index = 0; index < count; index += 1) {
      let cell = start + this.#view.getUint16(pointers + 2 * index)
      if (isInterior) {
        yield* this.#rows(this.#view.getUint32(cell), visited)
        cell += 4
      }
      // Interior pages of a table hold keys only.
      if (type !== INTERIOR.table) yield recordValues(this.#payload(cell, isIndex), this.#decoder)
    }
    if (isInterior) yield* this.#rows(this.#view.getUint32(head + 8), visited)
  }

  /** Returns a cell's record: the part on the page, followed by its overflow pages. */
  #payload(cell: number, isIndex: boolean): Uint8Array {
    const [size, behind] = varint(this.#bytes, cell)
    const at = isIndex ? behind : varint(this.#bytes, behind)[1]
    const usable = this.#usable
    const maxLocal = isIndex ? Math.floor(((usable - 12) * 64) / 255) - 23 : usable - 35
    if (size <= maxLocal) return this.#bytes.subarray(at, at + size)
    const minLocal = Math.floor(((usable - 12) * 32) / 255) - 23
    const preferred = minLocal + ((size - minLocal) % (usable - 4))
    const localSize = preferred <= maxLocal ? preferred : minLocal
    if (size > this.#bytes.length) throw damagedDeckProblem()
    const payload = new Uint8Array(size)
    payload.set(this.#bytes.subarray(at, at + localSize))
    let page = this.#view.getUint32(at + localSize)
    for (let filled = localSize; filled < size && page !== 0; ) {
      const start = (page - 1) * this.#pageSize
      const part = this.#bytes.subarray(start + 4, start + Math.min(usable, 4 + size - filled))
      payload.set(part, filled)
      filled += Math.max(1, part.length)
      page = this.#view.getUint32(start)
    }
    return payload
  }
}

const damagedDeckProblem = (cause?: unknown) => new FileProblem(deckMessages.damaged, { cause })

/** Returns the column names of a CREATE TABLE statement, in order. */
function columnsOf(sql: string): string[] {
  const inside = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'))
  // Commas inside parentheses, as in a composite primary key, are no separators.
  const parts = inside.replace(/\([^()]*\)/g, '').split(',')
  const names = parts.map((part) => /^\s*["'`[]?(\w+)/.exec(part)?.[1] ?? '')
  return names.filter((name) => !/^(primary|unique|check|foreign|constraint)$/i.test(name))
}
