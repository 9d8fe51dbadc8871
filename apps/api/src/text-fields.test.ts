import * as articles from '@wordhoard/contracts/articles'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import * as textWords from '@wordhoard/contracts/reading/text-words'
import * as mainVocabulary from '@wordhoard/contracts/vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from './testing/calls'
import { type Person, person } from './testing/people'
import { openTestApp, type TestApp } from './testing/test-app'

let api: TestApp
let me: Person
beforeAll(async () => {
  api = await openTestApp()
  me = await person(api)
})
afterAll(() => api.close())
const call = callsTo(() => api)

const vocabulary = { name: 'Ice', description: 'Words of the north', access_modifier: 'private' } as const
const article = { title: 'Ice', keywords: '', md_content: 'Ice.', access_modifier: 'private' } as const
const zeroWidth = '\u200b\u200d\u2060\ufeff'

describe('titles, names and descriptions', () => {
  it('are refused at their field, without a server error, if they hold characters that can’t be stored', async () => {
    for (const field of ['name', 'description']) {
      for (const text of ['a\0b', 'a\ud800']) {
        const answer = await call(me, customVocabulary.createVocabulary, {
          body: { ...vocabulary, [field]: text },
        })
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({
          detail: [{ loc: ['body', field], msg: 'Must not contain control characters' }],
        })
      }
    }
    for (const field of ['title', 'keywords']) {
      const answer = await call(me, articles.createArticle, { body: { ...article, [field]: 'a\0b' } })
      expect(answer.json()).toMatchObject({ detail: [{ loc: ['body', field] }] })
    }
  })

  it('count as empty if they hold only zero-width characters', async () => {
    const made = await call(me, customVocabulary.createVocabulary, {
      body: { ...vocabulary, name: zeroWidth, description: zeroWidth },
    })
    expect(made.json()).toMatchObject({
      detail: [
        { loc: ['body', 'name'], msg: 'Vocabulary name is required!' },
        { loc: ['body', 'description'], msg: 'Description is required!' },
      ],
    })
    const saved = await call(me, articles.createArticle, {
      body: { ...article, title: zeroWidth, md_content: zeroWidth },
    })
    expect(saved.json()).toMatchObject({
      detail: [
        { loc: ['body', 'title'], msg: 'Title is required' },
        { loc: ['body', 'md_content'], msg: 'No content to save' },
      ],
    })
  })
})

describe('searches', () => {
  it('succeed whatever characters are typed', async () => {
    for (const search of ['gla\0cier', '\0', '\ud800']) {
      const words = await call(me, mainVocabulary.listMainVocabulary, { query: { search } })
      expect(words.statusCode, JSON.stringify(search)).toBe(200)
      const found = await call(me, articles.listArticles, { query: { search, author: search } })
      expect(found.statusCode).toBe(200)
    }
  })
})

describe('pasted and imported texts', () => {
  it('are saved without the characters that can’t be stored', async () => {
    const text = 'The gla\0cier melts. \ud800 A \0 ferry left.'
    const added = await call(me, textWords.addFromText, { body: { text, title: 'Ice\0 and \ud800' } })
    expect(added.statusCode).toBe(200)
    const states = await call(me, textWords.getTextStates, { body: { text } })
    expect(states.statusCode).toBe(200)
    const imported = await call(me, mainVocabulary.importWords, {
      body: { words: [{ text: 'gla\0cier', sentence: 'A \0 glacier \ud800.' }, { text: '\0' }] },
    })
    expect(imported.json()).toMatchObject({ recognised: [{ spell_lower: 'glacier' }] })
  })
})
