// @vitest-environment jsdom
import {
  chooseArticleSense,
  getShippedText,
  listArticleSenses,
} from '@wordhoard/contracts/reading/article-senses'
import { describe, expect, it } from 'vitest'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { SensePlaces } from './sense-places'
import { useTextSenses } from './use-text-senses'
import type { WordQuery } from './word-query'

const server = openPage({ user: null })
const text =
  'It was Monday.\n\nEdith had wound it every Monday before breakfast, and the road wound up the hill.'
const offset = text.indexOf('wound')
const sense = { offset, form: 'wound', spell_id: 7, definition_id: 70 }
const wound: WordQuery = {
  ...{ text: 'wound', shown: 'wound', isPhrase: false },
  ...{ before: 'Edith had ', after: ' it every Monday before breakfast, and' },
}
const other: WordQuery = {
  ...{ text: 'wound', shown: 'wound', isPhrase: false },
  ...{ before: 'Monday before breakfast, and the road ', after: ' up the hill.' },
}

describe('the meanings of a text', () => {
  it('are found by the words around the tapped one', () => {
    const places = SensePlaces.of(text, [sense])
    expect(places.find(wound)).toEqual({ spellId: 7, definitionId: 70 })
    expect(places.find(other)).toBeUndefined()
    expect(places.offsetOf(other)).toBe(text.lastIndexOf('wound'))
    expect(places.offsetOf({ ...wound, before: 'Ada had ' })).toBeUndefined()
    expect(places.find({ ...wound, before: 'Ada had ' })).toBeUndefined()
    expect(places.find({ ...wound, isPhrase: true })).toBeUndefined()
  })

  it('are those of words in the title, too, unless the text has the word in several meanings', () => {
    const inTitle: WordQuery = {
      ...{ text: 'wound', shown: 'wound', isPhrase: false },
      ...{ before: 'How the clock was ', after: '' },
    }
    const title = 'How the clock was wound'
    const places = SensePlaces.of(text, [sense], title)
    expect(places.find(inTitle)).toEqual({ spellId: 7, definitionId: 70 })
    expect(places.offsetOf(inTitle)).toBeUndefined()
    expect(places.find({ ...inTitle, before: 'How the wall was ' })).toBeUndefined()
    expect(SensePlaces.of(text, [sense]).find(inTitle)).toBeUndefined()
    expect(places.with(offset, undefined).find(inTitle)).toBeUndefined()
    const otherSense = { ...sense, offset: text.lastIndexOf('wound'), definition_id: 71 }
    expect(SensePlaces.of(text, [sense, otherSense], title).find(inTitle)).toBeUndefined()
  })

  it('are fetched once the text is shown, for an article and for a text that comes with the product', async () => {
    server.answer(listArticleSenses, { senses: [sense] })
    server.answer(getShippedText, { text, senses: [sense] })
    const article = { id: 3, plainText: text, isOwn: false }
    const waiting = await renderHook(
      (isReady: boolean) => useTextSenses(article, 'Clocks', isReady),
      false as boolean,
    )
    expect(server.requestsTo(listArticleSenses)).toEqual([])
    await waiting.rerender(true)
    await until(() => expect(waiting.current?.find(wound)).toEqual({ spellId: 7, definitionId: 70 }))
    expect(waiting.current?.choose).toBeUndefined()
    const sample = await renderHook(
      (title: string) => useTextSenses(undefined, title, true),
      'The Keeper of the Slow Clock',
    )
    await until(() => expect(sample.current?.find(wound)?.definitionId).toBe(70))
    const own = await renderHook((title: string) => useTextSenses(undefined, title, true), 'My own text')
    expect(own.current).toBeNull()
  })

  it('are chosen by the author, at once, and as before if that fails', async () => {
    server.answer(listArticleSenses, { senses: [] })
    server.answer(chooseArticleSense, undefined)
    const article = { id: 4, plainText: text, isOwn: true }
    const hook = await renderHook(() => useTextSenses(article, '', true), undefined)
    await until(() => expect(hook.current).not.toBeNull())
    const chosen = { spellId: 7, definitionId: 71 }
    await runInAct(() => hook.current?.choose?.(wound, chosen))
    await until(() => expect(hook.current?.find(wound)).toEqual(chosen))
    await until(() =>
      expect(server.requestsTo(chooseArticleSense).map(({ body }) => body)).toEqual([
        { offset, form: 'wound', definition_id: 71 },
      ]),
    )
    server.loseConnection(chooseArticleSense)
    await runInAct(() => hook.current?.choose?.(wound, null))
    await until(() => expect(hook.current?.find(wound)).toEqual(chosen))
  })
})
