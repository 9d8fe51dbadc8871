// @vitest-environment jsdom

import { page } from '@wordhoard/testkit/files/book-files'
import { describe, expect, it } from 'vitest'
import { FileProblem } from '../../files/file-problem'
import type { OpenedBook } from './opened-text'
import { readFile } from './read-file'
import { epub } from './testing/files.fixture'

const book = async (file: File) => (await readFile(file)) as OpenedBook
const nav = (list: string) => ({
  manifest: '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>',
  more: {
    'OEBPS/nav.xhtml':
      page(`<nav epub:type="landmarks"><ol><li><a href="text/a.xhtml">Start</a></li></ol></nav>
    <nav epub:type="toc"><ol>${list}</ol></nav>`),
  },
})

describe('a book', () => {
  const pages = {
    'cover.xhtml': '<p>Cover</p>',
    'a.xhtml': '<h2>I. The Rock</h2><p style="color:red">One &#160;two.</p><a id="end"/><p>Three.</p>',
    'b.xhtml': '<p>Four.</p><div><h2 id="ii">II. The <i>Storm</i></h2><p>Five.</p></div><p>Six.</p>',
  }
  const list = `<li><a href="text/a.xhtml">I. The Rock</a>
      <ol><li><a href="text/b.xhtml#ii">II. The Storm</a></li></ol></li><li><a href="text/gone.xhtml">Lost</a></li>`

  it('has a title, an author and nested chapters, without broken entries', async () => {
    const found = await book(epub({ pages, ...nav(list) }))
    expect(found).toMatchObject({ kind: 'book', title: 'The Lighthouse', author: 'A. Keeper' })
    expect(found.chapters).toEqual([
      { label: 'Opening pages', depth: 0 },
      { label: 'I. The Rock', depth: 0 },
      { label: 'II. The Storm', depth: 1 },
    ])
  })

  it('has chapters that reach to the start of the next one, across pages', async () => {
    const found = await book(epub({ pages, ...nav(list) }))
    expect(await found.read(0)).toBe('<p>Cover</p>')
    expect(await found.read(1)).toBe(
      '<p data-style="color:red">One &nbsp;two.</p><a id="end"></a><p>Three.</p>\n<p>Four.</p><div></div>',
    )
    expect(await found.read(2)).toBe('<div><p>Five.</p></div><p>Six.</p>')
    expect(await found.read(3)).toBe('')
  })

  it('in EPUB 2 is read by its own table of contents', async () => {
    const found = await book(
      epub({
        pages,
        manifest: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
        spine: ' toc="ncx"',
        more: {
          'OEBPS/toc.ncx': `<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap>
            <navPoint id="1"><navLabel><text>Cover</text></navLabel><content src="text/cover.xhtml"/></navPoint>
            <navPoint id="2"><navLabel><text>Part One</text></navLabel><content src="text/a.xhtml"/>
              <navPoint id="3"><navLabel><text>The Rock</text></navLabel><content src="text/a.xhtml"/></navPoint>
              <navPoint id="4"><navLabel><text>The Storm</text></navLabel><content src="text/b.xhtml"/></navPoint>
            </navPoint></navMap></ncx>`,
        },
      }),
    )
    expect(found.chapters).toEqual([
      { label: 'Cover', depth: 0 },
      { label: 'The Rock', depth: 1 },
      { label: 'The Storm', depth: 1 },
    ])
  })

  it('without a table of contents has a chapter for each page', async () => {
    const found = await book(epub({ pages }))
    expect(found.chapters.map(({ label }) => label)).toEqual(['Part 1', 'I. The Rock', 'II. The Storm'])
  })

  it('names its authors, not its translators', async () => {
    const metadata = `<dc:title>War</dc:title><dc:creator id="a">L. Tolstoy</dc:creator><dc:creator id="b">A. Maude</dc:creator>
      <meta refines="#b" property="role">trl</meta><meta refines="#a" property="role">aut</meta>`
    expect(await book(epub({ pages, metadata }))).toMatchObject({ title: 'War', author: 'L. Tolstoy' })
  })

  it('with malformed XML is read as HTML', async () => {
    const found = await book(epub({ pages: { 'a.xhtml': '<p>One&nbsp;<br>two<p>Three' } }))
    expect(await found.read(0)).toBe('<p>One&nbsp;<br>two</p><p>Three</p>')
  })

  it('includes small pictures and leaves others out', async () => {
    const picture = Buffer.from('iVBORw0KGgo=', 'base64')
    const found = await book(
      epub({
        pages: {
          'a.xhtml':
            '<p>A<img src="../img/a%20b.png"/><img src="../img/none.png"/><img src="https://x.test/a.png"/></p>',
        },
        more: { 'OEBPS/img/a b.png': picture },
      }),
    )
    expect(await found.read(0)).toBe('<p>A<img src="data:image/png;base64,iVBORw0KGgo="></p>')
  })
})

describe('an unreadable book', () => {
  const scrambled = (algorithm: string) => ({
    'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
      <enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/></enc:EncryptedData></encryption>`,
  })
  const pages = { 'a.xhtml': '<p>One.</p>' }

  it('is one that is protected, but not one with obfuscated fonts', async () => {
    for (const more of [
      scrambled('http://www.w3.org/2001/04/xmlenc#aes128-cbc'),
      { 'META-INF/license.lcpl': '{}' },
    ]) {
      await expect(book(epub({ pages, more }))).rejects.toThrow(/protected \(DRM\)/)
    }
    const fonts = scrambled('http://www.idpf.org/2008/embedding')
    await expect(book(epub({ pages, more: fonts }))).resolves.toMatchObject({ kind: 'book' })
  })

  it('is one without pages or without a list of its parts', async () => {
    await expect(book(epub({ pages: {} }))).rejects.toThrow(FileProblem)
    await expect(book(epub({ pages, more: { 'OEBPS/book.opf': '<oops' } }))).rejects.toThrow(/damaged/)
    await expect(book(epub({ pages, more: { 'META-INF/container.xml': '' } }))).rejects.toThrow(/damaged/)
  })
})
