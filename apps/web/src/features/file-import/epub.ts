import { readZipEntries } from '../../files/zip'
import { type ChapterStart, readContents } from './epub-contents'
import { EpubParts, readPackage, resolvePath } from './epub-package'
import { parsePage, partOf, toHtml } from './epub-page'
import type { OpenedBook } from './opened-text'
import { oneLine } from './xml'

/** Maximum size of a chapter's pictures, each and in total, in bytes: they are stored with its text. */
const MAX_PICTURE_BYTES = 200_000
const MAX_PICTURES_BYTES = 800_000
const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/**
 * Opens a book in EPUB 2 or 3. Reads only its table of contents; each chapter is read on request. A chapter reaches
 * from its own start to the next one's, across as many pages as lie between.
 *
 * @throws FileProblem for books that are protected or damaged
 */
export async function epubFile(file: Blob, name: string): Promise<OpenedBook> {
  const parts = new EpubParts(await readZipEntries(file))
  const book = await readPackage(parts)
  const starts = await readContents(parts, book)
  return {
    kind: 'book',
    title: book.title || name,
    author: book.author,
    chapters: starts.map(({ label, depth }) => ({ label, depth })),
    read: (chapter) => readChapter(parts, book.pages, starts, chapter),
  }
}

async function readChapter(
  parts: EpubParts,
  pages: readonly string[],
  starts: readonly ChapterStart[],
  chapter: number,
): Promise<string> {
  const start = starts[chapter]
  if (!start) return ''
  const next = starts[chapter + 1]
  const lastPage = next ? next.page - (next.fragment === '' ? 1 : 0) : pages.length - 1
  const pictures = new Pictures(parts)
  const html: string[] = []
  for (let page = start.page; page <= Math.max(lastPage, start.page); page++) {
    const path = pages[page]!
    const document = parsePage((await parts.text(path)) ?? '')
    const from = page === start.page ? start.fragment : ''
    const to = next?.page === page && next.fragment !== '' ? next.fragment : undefined
    const part = partOf(document, from, to)
    await pictures.putInto(part, path)
    if (html.length === 0) dropHeading(part, start.label)
    html.push(toHtml(part))
  }
  return html.join('\n')
}

/** Removes the first heading if it repeats the chapter's label, which is already shown as the title. */
function dropHeading(part: DocumentFragment, label: string): void {
  const heading = part.querySelector('h1, h2, h3, h4')
  const bare = (text: string) =>
    oneLine(text)
      .toLowerCase()
      .replace(/[^\p{L}\d]/gu, '')
  if (heading && bare(heading.textContent) === bare(label)) heading.remove()
}

/** Embeds the pictures of a book's file into its pages if they are small enough. */
class Pictures {
  readonly #parts: EpubParts
  #undefined = MAX_PICTURES_BYTES

  constructor(parts: EpubParts) {
    this.#parts = parts
  }

  async putInto(part: DocumentFragment, pagePath: string): Promise<void> {
    for (const image of part.querySelectorAll('img')) {
      const { path } = resolvePath(pagePath, image.getAttribute('src') ?? '')
      const type = pictureTypes[path.split('.').at(-1)?.toLowerCase() ?? '']
      const bytes = type === undefined ? undefined : await this.#parts.bytes(path)
      if (!bytes || bytes.length > Math.min(MAX_PICTURE_BYTES, this.#undefined)) {
        image.remove()
        continue
      }
      this.#undefined -= bytes.length
      image.setAttribute('src', `data:${type};base64,${base64(bytes)}`)
    }
  }
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return btoa(text)
}
