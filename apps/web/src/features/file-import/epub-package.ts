import { FileProblem } from '../../files/file-problem'
import type { ZipEntry } from '../../files/zip'
import { fileProblemMessages } from './file-problem-messages'
import { elementsNamed, oneLine, parseXml, textOf } from './xml'

/** Algorithms that obfuscate only fonts, in books that are otherwise unprotected (EPUB 3.3, 4.3; Adobe's method). */
const fontScrambling = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
/** Maximum size of a part of a book that is unpacked, in bytes. */
const MAX_PART_BYTES = 50_000_000

/** The parts of a book's file by path. */
export class EpubParts {
  readonly #entries: ReadonlyMap<string, ZipEntry>

  constructor(entries: readonly ZipEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]))
  }

  has(path: string): boolean {
    return this.#entries.has(path)
  }

  /**
   * Returns the bytes of a part; undefined if there is none.
   *
   * @throws FileProblem if it is too large
   */
  async bytes(path: string): Promise<Uint8Array | undefined> {
    const entry = this.#entries.get(path)
    if (!entry) return undefined
    if (entry.size > MAX_PART_BYTES) throw new FileProblem(fileProblemMessages.bookPartTooLarge)
    return entry.read()
  }

  /** Returns a part as text; undefined if there is none. */
  async text(path: string): Promise<string | undefined> {
    const bytes = await this.bytes(path)
    if (!bytes) return undefined
    const isWide = bytes[0] === 0xfe || bytes[0] === 0xff
    return new TextDecoder(isWide ? (bytes[0] === 0xfe ? 'utf-16be' : 'utf-16le') : 'utf-8').decode(bytes)
  }
}

/** A book's description of itself (EPUB 3.3, 5: the package document; EPUB 2 is read the same way). */
export interface EpubPackage {
  readonly title: string
  readonly author: string
  /** Paths of its pages in reading order. */
  readonly pages: readonly string[]
  /** Path of the table of contents: `nav` is a page, `ncx` the list of EPUB 2. */
  readonly nav: string | undefined
  readonly ncx: string | undefined
}

/**
 * Reads the package document.
 *
 * @throws FileProblem for books that are protected or damaged
 */
export async function readPackage(parts: EpubParts): Promise<EpubPackage> {
  await refuseProtected(parts)
  const container = parseXml((await parts.text('META-INF/container.xml')) ?? '')
  const path = elementsNamed(container, 'rootfile')[0]?.getAttribute('full-path') ?? ''
  const document = parseXml((await parts.text(path)) ?? '')
  if (!document) throw new FileProblem(fileProblemMessages.brokenBook)
  const items = new Map(
    elementsNamed(document, 'item').map((item) => {
      const { path: found } = resolvePath(path, item.getAttribute('href') ?? '')
      return [item.getAttribute('id') ?? '', { item, path: found }]
    }),
  )
  const all = [...items.values()]
  const spine = elementsNamed(document, 'spine')[0]
  const pages = elementsNamed(spine, 'itemref').flatMap((reference) => {
    const found = items.get(reference.getAttribute('idref') ?? '')?.path
    return found !== undefined && reference.getAttribute('linear') !== 'no' && parts.has(found) ? [found] : []
  })
  if (pages.length === 0) throw new FileProblem(fileProblemMessages.brokenBook)
  const ofType = 'application/x-dtbncx+xml'
  return {
    title: textOf(document, 'title'),
    author: authorsOf(document).join(', '),
    pages,
    nav: all.find(({ item }) => /(^|\s)nav(\s|$)/.test(item.getAttribute('properties') ?? ''))?.path,
    ncx:
      items.get(spine?.getAttribute('toc') ?? '')?.path ??
      all.find(({ item }) => item.getAttribute('media-type') === ofType)?.path,
  }
}

/** Returns the authors, without translators and editors if the book distinguishes them. */
function authorsOf(document: Document): string[] {
  const creators = elementsNamed(document, 'creator').filter((creator) => {
    const refined = elementsNamed(document, 'meta').find(
      (meta) => meta.getAttribute('refines') === `#${creator.id}` && meta.getAttribute('property') === 'role',
    )
    const role =
      creator.getAttributeNS('http://www.idpf.org/2007/opf', 'role') ?? refined?.textContent?.trim()
    return !role || role === 'aut'
  })
  return creators.map((creator) => oneLine(creator.textContent)).filter(Boolean)
}

async function refuseProtected(parts: EpubParts): Promise<void> {
  const encryption = parseXml((await parts.text('META-INF/encryption.xml')) ?? '<none/>')
  const methods = elementsNamed(encryption, 'EncryptionMethod').map(
    (method) => method.getAttribute('Algorithm') ?? '',
  )
  const isLocked =
    parts.has('META-INF/license.lcpl') ||
    parts.has('META-INF/sinf.xml') ||
    methods.some((method) => !fontScrambling.has(method))
  if (!isLocked) return
  throw new FileProblem(fileProblemMessages.protectedBook)
}

/** Resolves an address in a file of the book to a path inside the book and a fragment. */
export function resolvePath(from: string, href: string): { path: string; fragment: string } {
  const base = new URL(from.split('/').map(encodeURIComponent).join('/'), 'https://book.invalid/')
  if (!URL.canParse(href, base)) return { path: '', fragment: '' }
  const { pathname, hash } = new URL(href, base)
  return { path: decodeAddress(pathname.slice(1)), fragment: decodeAddress(hash.slice(1)) }
}

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    console.info('An address in the book is malformed:', error)
    return text
  }
}
