import { existsSync } from 'node:fs'
import type { Headwords } from '../headwords'
import { ImportError } from '../import-error'
import { openBytes } from '../input/open-bytes'
import { openText, type TextInput } from '../input/text-input'
import { readArticle } from './freedict-article'
import { NOT_STATED, type PackBatch, type PackSource, type PackWord } from './pack-source'

/** Largest index that is read, in bytes; the largest dictionary’s has 20 MB. */
const MAX_INDEX_BYTES = 256 * 1024 * 1024
/** An article that is longer is damaged. */
const MAX_ARTICLE_BYTES = 1024 * 1024
const BATCH_WORDS = 5_000
/** Longest statement of a licence that is kept, in characters. */
const MAX_LICENCE = 300

/** Returns the address of the index beside a dictionary, or of the dictionary beside an index. */
function filesOf(file: string): { readonly index: string; readonly content: string } | undefined {
  const base = /^(.*)\.(?:index|dict|dict\.dz)$/u.exec(file)?.[1]
  if (base === undefined) return undefined
  const isLocal = !/^https?:/iu.test(file)
  const plain = `${base}.dict`
  const content =
    file.endsWith('.dict') || (isLocal && !existsSync(`${plain}.dz`) && existsSync(plain))
      ? plain
      : `${plain}.dz`
  return { index: `${base}.index`, content }
}

/** Whether a file’s name is that of a dictionary in dictd’s format. */
export function isDictd(file: string): boolean {
  return filesOf(file) !== undefined
}

/**
 * Returns a FreeDict dictionary in dictd’s format as a pack: an index of headwords with the place of their article, and
 * the articles, packed by dictzip (which gunzip reads). Articles are read in the order in which they are stored, so that
 * the file is unpacked once and never held in memory; only the index is.
 */
export async function freeDict(file: string, headwords: Headwords): Promise<PackSource> {
  const { index: indexFile, content } = filesOf(file)!
  const index = await readIndex(await openText(await openBytes(indexFile)), indexFile)
  const text = await openText(await openBytes(content))
  const about = await readAbout(index, text)
  return {
    ...about,
    identity: text.input.identity,
    version: `${text.input.name}, ${text.input.date}`,
    read: (from) => readBatches(index, text, headwords, from),
  }
}

/** The lines of an index, sorted by where their articles begin. */
interface Index {
  readonly headwordOf: (line: number) => string
  readonly offsets: Float64Array
  readonly lengths: Uint32Array
  /** Numbers of lines in the order of the articles. */
  readonly order: Uint32Array
}

async function readIndex(text: TextInput, file: string): Promise<Index> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of text.read(0, () => undefined)) {
    size += piece.length
    if (size > MAX_INDEX_BYTES) throw new ImportError(`${file} is too large for an index`)
    pieces.push(piece)
  }
  const bytes = Buffer.concat(pieces)
  const starts: number[] = []
  const offsets: number[] = []
  const lengths: number[] = []
  for (let start = 0; start < bytes.length; ) {
    let end = bytes.indexOf(10, start)
    if (end < 0) end = bytes.length
    const [, offset = '', length = ''] = bytes.toString('latin1', start, end).split('\t')
    if (isNumber(offset) && isNumber(length)) {
      starts.push(start)
      offsets.push(decodeNumber(offset))
      lengths.push(decodeNumber(length))
    }
    start = end + 1
  }
  if (starts.length === 0) throw new ImportError(`${file} is no index of a dictionary in dictd’s format`)
  return {
    headwordOf: (line) => bytes.toString('utf8', starts[line], bytes.indexOf(9, starts[line])),
    offsets: Float64Array.from(offsets),
    lengths: Uint32Array.from(lengths),
    order: Uint32Array.from(starts, (_, line) => line).sort((a, b) => offsets[a]! - offsets[b]!),
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function isNumber(text: string): boolean {
  return /^[A-Za-z0-9+/]{1,8}\r?$/u.test(text)
}

/** Reads a number in dictd’s base 64, most significant digit first. */
export function decodeNumber(text: string): number {
  let number = 0
  for (const digit of text.trimEnd()) number = number * 64 + DIGITS.indexOf(digit)
  return number
}

/** Entries about the dictionary itself, by the spellings that programs give them. */
const isAbout = /^00-?database/u

/** Yields the articles with the lines of the index that lead to them, in the order in which they are stored. */
async function* articlesOf(
  index: Index,
  text: TextInput,
): AsyncGenerator<{ readonly line: number; readonly article: string }> {
  const { order, offsets, lengths } = index
  let at = 0
  let buffered: Buffer = Buffer.alloc(0)
  let start = 0
  for await (const chunk of text.read(0, () => undefined)) {
    buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk
    for (; at < order.length; at++) {
      const line = order[at]!
      const from = offsets[line]! - start
      if (from + lengths[line]! > buffered.length) break
      if (lengths[line]! <= MAX_ARTICLE_BYTES)
        yield { line, article: buffered.toString('utf8', from, from + lengths[line]!) }
    }
    if (at >= order.length) return
    const keepFrom = Math.min(buffered.length, offsets[order[at]!]! - start)
    // What no article needs is dropped; an article that never ends must not fill the memory.
    if (buffered.length - keepFrom > 2 * MAX_ARTICLE_BYTES && lengths[order[at]!]! > MAX_ARTICLE_BYTES) at++
    start += keepFrom
    buffered = Buffer.from(buffered.subarray(keepFrom))
  }
}

/** Reads name, licence and address from the entries about the dictionary. */
async function readAbout(
  index: Index,
  text: TextInput,
): Promise<Pick<PackSource, 'name' | 'licence' | 'url'>> {
  let name = ''
  let info: readonly string[] = []
  let url = ''
  let left = index.order.filter((line) => isAbout.test(index.headwordOf(line))).length
  if (left > 0)
    for await (const { line, article } of articlesOf(index, text)) {
      const headword = index.headwordOf(line)
      if (!isAbout.test(headword)) continue
      const [, ...lines] = article.split('\n')
      const content = lines.map((one) => one.trim()).filter((one) => one !== '')
      if (/short$/u.test(headword)) name = content[0] ?? name
      if (/url$/u.test(headword)) url = content[0] ?? url
      if (/info$/u.test(headword)) info = content
      left--
      if (left === 0) break
    }
  const stated = info.find((line) =>
    /licen[cs]e|\bGPL|creative commons|\bCC[ -]BY|public domain/iu.test(line),
  )
  const licence = (stated ?? info.join(' ')).slice(0, MAX_LICENCE) || NOT_STATED
  return {
    name: name || info[0]?.slice(0, MAX_LICENCE) || text.input.name,
    licence,
    url: url || (/https?:\/\/\S+/u.exec(info.join(' '))?.[0] ?? ''),
  }
}

async function* readBatches(
  index: Index,
  text: TextInput,
  headwords: Headwords,
  from: number,
): AsyncGenerator<PackBatch> {
  const senses = new Map<string, readonly string[]>()
  const { order } = index
  let words: PackWord[] = []
  let read = 0
  for await (const { line, article } of articlesOf(index, text)) {
    read++
    const written = index.headwordOf(line)
    if (read <= from || isAbout.test(written)) continue
    const spelling = headwords.spelling(written)
    if (spelling !== undefined) words.push(...readArticle(article, headwords.of(spelling)))
    if (words.length < BATCH_WORDS) continue
    yield { senses, words, position: read, share: read / order.length }
    words = []
  }
  yield { senses, words, position: Number.MAX_SAFE_INTEGER, share: 1 }
}
