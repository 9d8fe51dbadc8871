import { type EpubPackage, type EpubParts, resolvePath } from './epub-package'
import { parsePage } from './epub-page'
import { bookMessages } from './messages'
import type { Chapter } from './opened-text'
import { elementsNamed, oneLine, parseXml, textOf } from './xml'

/**
 * A chapter and its start: the index of a page in reading order, and a fragment of that page (empty: its beginning).
 */
export interface ChapterStart extends Chapter {
  readonly page: number
  readonly fragment: string
}

interface Entry extends Chapter {
  readonly path: string
  readonly fragment: string
}

/** Returns the starts of a book's chapters in reading order; without a table of contents every page is a chapter. */
export async function readContents(
  parts: EpubParts,
  { pages, nav, ncx }: EpubPackage,
): Promise<ChapterStart[]> {
  const fromNav = nav === undefined ? [] : navEntries((await parts.text(nav)) ?? '', nav)
  const entries =
    fromNav.length > 0 || ncx === undefined ? fromNav : ncxEntries((await parts.text(ncx)) ?? '', ncx)
  const starts = inOrder(entries, pages)
  if (starts.length === 0) return Promise.all(pages.map((path, page) => pageStart(parts, path, page)))
  // Adds a chapter for the pages before the first one: a cover, a dedication or an unlisted preface.
  const [first] = starts
  const isAtBeginning = first!.page === 0 && first!.fragment === ''
  return isAtBeginning
    ? starts
    : [{ label: bookMessages.openingPages, depth: 0, page: 0, fragment: '' }, ...starts]
}

async function pageStart(parts: EpubParts, path: string, page: number): Promise<ChapterStart> {
  const found = parsePage((await parts.text(path)) ?? '')
  const heading = found.querySelector('h1, h2, h3')?.textContent ?? ''
  return {
    label: oneLine(heading).slice(0, 120) || bookMessages.part(page + 1),
    depth: 0,
    page,
    fragment: '',
  }
}

/**
 * Keeps entries in reading order and skips those that go backwards. If several start at one place, keeps the last,
 * which is the innermost.
 */
function inOrder(entries: readonly Entry[], pages: readonly string[]): ChapterStart[] {
  const starts: ChapterStart[] = []
  for (const { label, depth, path, fragment } of entries) {
    const page = pages.indexOf(path)
    const last = starts.at(-1)
    if (page < 0 || (last && page < last.page)) continue
    if (last?.page === page && last.fragment === fragment) starts.pop()
    starts.push({ label, depth, page, fragment })
  }
  return starts
}

/** Reads the table of contents of EPUB 3: a page with nested lists of links. */
function navEntries(source: string, path: string): Entry[] {
  const page = parsePage(source)
  const navs = elementsNamed(page, 'nav')
  const typeOf = (nav: Element) =>
    nav.getAttributeNS('http://www.idpf.org/2007/ops', 'type') ?? nav.getAttribute('epub:type') ?? ''
  const nav = navs.find((one) => typeOf(one).split(/\s+/).includes('toc')) ?? navs[0]
  return elementsNamed(nav, 'a').flatMap((link) => {
    const href = link.getAttribute('href')
    const label = oneLine(link.textContent)
    if (href === null || label === '') return []
    return [{ label, depth: depthOf(link, nav!, 'li') - 1, ...resolvePath(path, href) }]
  })
}

/** Reads the table of contents of EPUB 2: nested points, each with a label and an address. */
function ncxEntries(source: string, path: string): Entry[] {
  const map = elementsNamed(parseXml(source), 'navMap')[0]
  return elementsNamed(map, 'navPoint').flatMap((point) => {
    const href = [...point.children].find(({ localName }) => localName === 'content')?.getAttribute('src')
    const label = textOf(point, 'text')
    if (!href || label === '') return []
    return [{ label, depth: depthOf(point, map!, 'navPoint') - 1, ...resolvePath(path, href) }]
  })
}

function depthOf(element: Element, root: Element, name: string): number {
  let depth = 0
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    if (at.localName === name) depth += 1
  }
  return Math.max(depth, 1)
}
