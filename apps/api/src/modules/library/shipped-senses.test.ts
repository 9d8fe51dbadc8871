import { getShippedText, type ShippedTextSenses } from '@wordhoard/contracts/reading/article-senses'
import { shippedTextNames } from '@wordhoard/contracts/reading/shipped-texts'
import { readAnchors } from '@wordhoard/lexicon/anchors'
import { VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'
import { readLibrary } from '@wordhoard/library/library'
import { contentWords } from '@wordhoard/library/senses/content-words'
import { placeSenses, readSenses } from '@wordhoard/library/senses/read-senses'
import { NO_KEY } from '@wordhoard/library/senses/senses-file'
import { shippedTexts } from '@wordhoard/library/shipped-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemOwner, threadQueue } from '../../lib/threads/thread-pool'
import { callAs } from '../../testing/calls'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { MarkdownRenderer } from '../articles/markdown-renderer'
import { definitionsOfKeys } from './shipped-texts.queries'

let api: TestApp
const texts = new Map<string, string>()
beforeAll(async () => {
  api = await openTestApp()
  for (const [name, { text }] of Object.entries(shippedTexts)) texts.set(name, text)
  const markdown = new MarkdownRenderer({ origin: 'http://127.0.0.1:3000', queue: threadQueue() })
  for (const article of readLibrary()) {
    texts.set(article.slug, (await markdown.render(article.markdown, systemOwner)).text)
  }
  await markdown.close()
})
afterAll(() => api.close())

const names = [...Object.keys(shippedTexts), ...readLibrary().map(({ slug }) => slug)]

describe.each(names)('the meanings of %s', (name) => {
  it('cover every content word, and are definitions of the dictionary', async () => {
    const text = texts.get(name)!
    const read = readSenses(name)
    const anchors = new Set(read.senses.map(({ anchor }) => anchor))
    const words = contentWords(text, new VocabularyReader(api.dictionary.index))
    expect(words.length).toBeGreaterThan(100)
    expect(words.flatMap(({ anchor }) => (anchors.has(anchor) ? [] : anchor))).toEqual([])
    const keys = [...new Set(read.senses.map(({ key }) => key))].filter((key) => key !== NO_KEY)
    const known = new Set((await definitionsOfKeys.fetchAll(api.pool, { keys })).map(({ key }) => key))
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })

  it('are checked by hand and used, but not while they are only proposed', () => {
    const read = readSenses(name)
    expect(read.checkedOn).toBeDefined()
    expect(placeSenses(texts.get(name)!, read).length).toBeGreaterThan(0.98 * read.senses.length)
    expect(placeSenses(texts.get(name)!, { ...read, checkedOn: undefined })).toEqual([])
  })

  it('have no line that the text no longer needs', () => {
    const anchors = new Set(readAnchors(texts.get(name)!).map(({ anchor }) => anchor))
    expect(readSenses(name).senses.filter(({ anchor }) => !anchors.has(anchor))).toEqual([])
  })
})

it('there are 28 texts', () => {
  expect(names).toHaveLength(28)
})

describe('the sample and the welcome text', () => {
  it('are known by their titles', () => {
    const titles = Object.entries(shippedTexts).map(([name, { title }]) => [title, name])
    expect(Object.fromEntries(titles)).toEqual(shippedTextNames)
  })

  it('say what their words mean: Edith winds the clock', async () => {
    const answer = await callAs(api, undefined, getShippedText, { params: { name: 'sample' } })
    const { text, senses } = answer.json<ShippedTextSenses>()
    const wound = senses.find(({ form }) => form === 'wound')!
    expect(text.slice(wound.offset)).toMatch(/^wound it every Monday/)
    const { rows } = await api.pool.query('SELECT text FROM definition WHERE id = $1', [wound.definition_id])
    expect(rows).toEqual([{ text: 'to turn a part of a clock or toy round and round so that it works' }])
  })
})
