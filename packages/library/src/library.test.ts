import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LibraryError } from './front-matter'
import { readLibrary } from './library'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const head = {
  title: 'Rain',
  level: 'B1',
  keywords: 'weather',
  summary: 'It rains.',
  author: 'Reading Room',
  written: '2026-02-28',
}

function write(file: string, fields: Record<string, string>, text = '\nIt rained.\n'): void {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}\n`)
  writeFileSync(join(folder, file), `---\n${lines.join('')}---\n${text}`)
}

describe('readLibrary', () => {
  it('reads front matter and texts, sorted by level and then by file name', () => {
    write('wet.md', head)
    write('dry.md', { ...head, title: 'Sun: an end', level: 'C1' })
    write('cold.md', { ...head, title: 'Snow', level: 'B1' })
    writeFileSync(join(folder, 'notes.txt'), 'not an article')
    const library = readLibrary(folder)
    expect(library.map(({ slug }) => slug)).toEqual(['cold', 'wet', 'dry'])
    expect(library[1]).toEqual({ ...head, slug: 'wet', markdown: 'It rained.' })
    expect(library[2]?.title).toBe('Sun: an end')
  })

  it('reads files with Windows line ends', () => {
    const fields = Object.entries(head).map(([key, value]) => `${key}: ${value}\r\n`)
    writeFileSync(join(folder, 'a.md'), `---\r\n${fields.join('')}---\r\n\r\nIt\r\nrained.\r\n`)
    expect(readLibrary(folder)[0]?.markdown).toBe('It\nrained.')
  })

  it.each([
    ['a level that nobody reads at', { ...head, level: 'A1' }],
    ['a level that does not exist', { ...head, level: 'D1' }],
    ['a field that is missing', { title: 'Rain', level: 'B1', keywords: 'weather', author: 'Reading Room' }],
    ['a field that nobody knows', { ...head, mood: 'wet' }],
    ['an empty title', { ...head, title: '' }],
    ['keywords that no article may have', { ...head, keywords: 'wet, '.repeat(101) }],
    ['a day that does not exist', { ...head, written: '2026-02-30' }],
    ['a summary of two sentences', { ...head, summary: 'It rains. It pours.' }],
  ])('rejects %s and names the file', (_, fields) => {
    write('bad.md', fields)
    expect(() => readLibrary(folder)).toThrow(LibraryError)
    expect(() => readLibrary(folder)).toThrow(/^bad\.md: /)
  })

  it('rejects a file without front matter, without text, or with a duplicate field', () => {
    for (const text of [
      'It rained.',
      '---\ntitle: Rain\n---\n \n',
      '---\ntitle: Rain\ntitle: Snow\n---\nWet.',
    ]) {
      writeFileSync(join(folder, 'bad.md'), text)
      expect(() => readLibrary(folder)).toThrow(/^bad\.md: /)
    }
  })

  it('rejects two articles with the same title', () => {
    write('one.md', head)
    write('two.md', head)
    expect(() => readLibrary(folder)).toThrow('two.md: has the same title as one.md')
  })
})
