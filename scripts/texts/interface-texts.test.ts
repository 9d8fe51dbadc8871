import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type InterfaceText, textsOfHtml, textsOfSource } from './collect-texts'
import {
  countWords,
  findBannedWords,
  findLongSentences,
  findReplacedTexts,
  findUnusedQuotes,
  sentencesOf,
} from './rules'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Returns the files of a folder whose paths match, without tests and what is built or installed. */
const find = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => pattern.test(path) && !/\.test\.tsx?$|node_modules|\/dist\//.test(path))

/** Keys under which contracts hold what users read. */
const contractKeys = new Set([
  'detail',
  'error',
  'required',
  'tooLong',
  'title',
  'hint',
  'label',
  'description',
])

/** Mails are in `apps/api/src/modules/mail/messages`. */
const messages = ['apps/web/src', 'apps/extension/src', 'apps/api/src/modules/mail']
  .flatMap((folder) => find(folder, /messages\.tsx?$/))
  .flatMap((path) => textsOfSource(path, read(path)))
const contracts = find('packages/contracts/src', /\.ts$/).flatMap((path) =>
  textsOfSource(path, read(path), contractKeys),
)
const pages = find('apps/extension/src', /\.html$/).flatMap((path) => textsOfHtml(path, read(path)))
const all = [...messages, ...contracts, ...pages]

const planted = (text: string): InterfaceText[] => [{ path: 'planted', text }]

describe('the texts of the interface', () => {
  it('are all read: messages of web client and extension, errors of contracts, mails, pages of the extension', () => {
    expect(messages.length).toBeGreaterThan(1500)
    expect(contracts.map(({ text }) => text)).toContain('Vocabulary not found.')
    expect(pages.map(({ text }) => text)).toContain('What it sees')
  })

  it('hold none of the texts that were replaced', () => {
    expect(findReplacedTexts(all)).toEqual([])
  })

  it('hold no sentence over 16 words, unless the specification quotes it', () => {
    expect(findLongSentences(all)).toEqual([])
  })

  it('hold no word that only engineers use', () => {
    expect(findBannedWords(all)).toEqual([])
  })

  it('still hold every sentence that is listed as a quote', () => {
    expect(findUnusedQuotes(all)).toEqual([])
  })
})

describe('the check', () => {
  it('finds a text that was replaced, whatever its quotes and capitals', () => {
    expect(findReplacedTexts(planted('met once is met NEVER'))).toHaveLength(1)
    expect(findReplacedTexts(planted('This page didn’t arrive. Reloading puts it right.'))).toHaveLength(1)
    expect(findReplacedTexts(planted('I slipped'))).toHaveLength(1)
    expect(findReplacedTexts(planted('It’s good for you.'))).toEqual([])
  })

  it('finds a sentence of 17 words and lets one of 16 pass', () => {
    const sentence = (words: number) => `${'word '.repeat(words - 1)}end.`
    expect(findLongSentences(planted(`Short. ${sentence(17)}`))).toHaveLength(1)
    expect(findLongSentences(planted(`${sentence(16)} ${sentence(16)}`))).toEqual([])
  })

  it('finds words of engineers, and leaves ordinary ones alone', () => {
    for (const text of [
      'This spell is new',
      'Your main-voc is full',
      'A silence of the chat',
      'His standing',
    ]) {
      expect(findBannedWords(planted(text)), text).toHaveLength(1)
    }
    expect(findBannedWords(planted('Search for it by its spelling. You may look once.'))).toEqual([])
  })

  it('counts values as one word, and ends sentences at marks, lines and middle dots', () => {
    expect(countWords('▯ of ▯ words – done')).toBe(5)
    expect(sentencesOf('One. Two “three.” Four · five\nsix')).toEqual([
      'One.',
      'Two “three.”',
      'Four',
      'five',
      'six',
    ])
  })

  it('reads strings, templates and elements with links, but no imports and comparisons', () => {
    const source = `import { a } from './not this'
      export const m = { one: 'First text', two: (n: number) => n === 1 ? \`You have \${n} words\` : 'None',
        three: (link) => <p className="not-this">Read {link('who sees')} <b>now</b>.</p>, four: kind === 'not this' }`
    expect(textsOfSource('m.tsx', source).map(({ text }) => text)).toEqual([
      'First text',
      'You have ▯ words',
      'None',
      'Read who sees now.',
      'who sees',
      'now',
    ])
  })
})
