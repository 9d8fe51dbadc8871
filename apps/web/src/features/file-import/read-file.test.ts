// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { FileProblem } from '../../files/file-problem'
import type { OpenedText } from './opened-text'
import { readFile } from './read-file'
import { textFile, zipFile } from './testing/files.fixture'

const text = async (file: File) => (await readFile(file)) as OpenedText

describe('a text file', () => {
  const line = 'She said “café”, and the naïve waiter brought 5 £.'
  it.each([
    ['UTF-8', new TextEncoder().encode(line)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${line}`)],
    ['UTF-16 little-endian', Buffer.from(`\uFEFF${line}`, 'utf16le')],
    ['UTF-16 big-endian', Buffer.from(`\uFEFF${line}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(line, 'utf16le')],
  ])('in %s is read correctly', async (_, bytes) => {
    expect(await text(textFile('a_quiet_day.txt', new Uint8Array(bytes)))).toEqual({
      kind: 'text',
      title: 'a quiet day',
      byline: '',
      plain: line,
    })
  })

  it('in the encoding of older programs is read correctly', async () => {
    const old = 'A café, a naïve waiter, 5 £.'
    const file = textFile('old.txt', new Uint8Array(Buffer.from(old, 'latin1')))
    expect((await text(file)).plain).toBe(old)
  })

  it('of Project Gutenberg comes without its licence, with title and author', async () => {
    const file =
      'The Project Gutenberg eBook of Emma\r\n\r\nTitle: Emma\r\n\r\nAuthor: Jane Austen\r\n\r\n' +
      '*** START OF THE PROJECT GUTENBERG EBOOK EMMA ***\r\n\r\nEmma Woodhouse, handsome.\r\n\r\n' +
      '*** END OF THE PROJECT GUTENBERG EBOOK EMMA ***\r\nLicence'
    const found = await text(textFile('158-0.txt', file))
    expect(found).toMatchObject({ title: 'Emma', byline: 'Jane Austen' })
    expect(found.plain?.trim()).toBe('Emma Woodhouse, handsome.')
  })
})

describe('an unreadable file', () => {
  it.each<[string, File, RegExp]>([
    ['an empty file', textFile('a.txt', ''), /empty/],
    ['a file of spaces', textFile('a.txt', ' \n '), /no text/],
    [
      'a picture',
      textFile('a.txt', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])),
      /isn’t a text file/,
    ],
    ['a PDF', textFile('a.PDF', '%PDF-1.7'), /can’t read PDF files/],
    ['an old Word file', textFile('a.doc', 'x'), /Save yours as \.docx/],
    ['a book cut off', textFile('a.epub', 'PK\u0003\u0004 and no more'), /cut off/],
    ['a book that is a text', textFile('a.epub', 'Hello'), /isn’t what its name says/],
    ['a zip file', zipFile('a.docx', { 'readme.txt': 'Hello' }), /not a Word document/],
    ['subtitles without cues', textFile('a.srt', 'Hello'), /no subtitles/],
    ['too large a text', textFile('a.txt', new Uint8Array(10_000_001).fill(32)), /up to 10 MB/],
  ])('such as %s is rejected with an explanation', async (_, file, sentence) => {
    const problem = await readFile(file).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(FileProblem)
    expect((problem as FileProblem).message).toMatch(sentence)
  })
})
