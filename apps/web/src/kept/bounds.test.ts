// @vitest-environment jsdom
import { getSpell, getSpells, resolveWords } from '@wordhoard/contracts/dictionary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spell } from '../testing/dictionary'
import { openPage } from '../testing/page'
import { openIndexedDb } from '../testing/real-indexed-db'
import { isKeptLost, readKept, storeExchanges } from './keep'
import { countBytes, listGroups } from './kept-answers'
import { deleteKeptDatabase } from './kept-database'
import { chooseItem, isStoredSince, listItems, measureItems, removeItem, trimKept } from './kept-items'
import { markKept, ownerOfKept } from './kept-marker'
import type { KeptSource } from './kept-source'

openPage()
openIndexedDb()

let clock = Date.now()
const article = (id: number): KeptSource => ({ kind: 'article', id, title: `Article ${id}` })
const store = (source: KeptSource | undefined, ids: number[], text = 'x'.repeat(100)) => {
  clock += 1
  const answer = ids.map((id) => spell(id, text))
  const input = { body: ids, query: {} }
  return storeExchanges([
    { endpoint: getSpells, input, answer, userId: 7, source: undefined, text: source, at: clock },
  ])
}
const isThere = async (id: number) =>
  (await readKept(7, getSpell, { params: { id }, query: {} })) !== undefined

describe('what is kept', () => {
  it('never exceeds its bounds, and what was used last stays', async () => {
    const step = fc.record({
      text: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      words: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
      length: fc.integer({ min: 1, max: 400 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        await deleteKeptDatabase()
        for (const { text, words, length } of steps) {
          await store(text === undefined ? undefined : article(text), words, 'x'.repeat(length))
          await trimKept(7, 3, 12_000)
          expect(await countBytes()).toBeLessThanOrEqual(12_000)
          expect((await listItems(7)).length).toBeLessThanOrEqual(3)
        }
        const { items, bytes } = await measureItems(7)
        expect(bytes).toBe(await countBytes())
        expect(items.every((item) => item.bytes >= 0)).toBe(true)
        const last = steps.at(-1)!
        const size = last.words.length * (JSON.stringify(spell(10, 'x'.repeat(last.length))).length + 20) * 2
        if (size <= 10_000) for (const word of last.words) expect(await isThere(word)).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  it('keeps the last texts, and those that were chosen', async () => {
    await store(article(1), [1])
    await chooseItem(7, article(1))
    for (let id = 2; id <= 5; id++) await store(article(id), [id])
    await trimKept(7, 2, 1_000_000)
    expect((await listItems(7)).map(({ id }) => id).sort()).toEqual([1, 4, 5])
    expect(await Promise.all([1, 2, 3, 4, 5].map(isThere))).toEqual([true, false, false, true, true])
  })

  it('does not throw out what was chosen to make room', async () => {
    await store(article(1), [1, 2, 3])
    await chooseItem(7, article(1))
    await store(article(2), [4, 5, 6])
    await trimKept(7, 20, 100)
    expect(await Promise.all([1, 4].map(isThere))).toEqual([true, false])
  })

  it('stays as long as one of its texts does', async () => {
    await store(article(1), [1, 2])
    await store(article(2), [2, 3])
    await removeItem('7 article:1')
    expect(await Promise.all([1, 2, 3].map(isThere))).toEqual([false, true, true])
    await removeItem('7 article:2')
    expect(await countBytes()).toBe(0)
    expect((await listGroups()).size).toBe(0)
  })
})

describe('a source', () => {
  it('is stored since a time only if an answer was stored with it then', async () => {
    await store(article(1), [1])
    const after = clock + 1
    await store(article(2), [2])
    expect(await isStoredSince(7, article(1), after)).toBe(false)
    expect(await isStoredSince(7, article(2), after)).toBe(true)
    expect(await isStoredSince(7, article(3), 0)).toBe(false)
  })
})

describe('a call that asks for many things', () => {
  it('is answered from single things, whatever they were asked together with', async () => {
    await store(article(1), [1, 2])
    await store(article(1), [3])
    const found = await readKept(7, getSpells, { body: [3, 1, 9], query: {} })
    expect((found as { id: number }[]).map(({ id }) => id)).toEqual([3, 1])
    expect(await readKept(7, getSpells, { body: [8, 9], query: {} })).toBeUndefined()
  })

  it('tells an unknown word from one that is not kept', async () => {
    const exchange = { endpoint: resolveWords, userId: 7, source: undefined, text: undefined, at: 1 }
    await storeExchanges([{ ...exchange, input: { body: ['heron', 'zzz'] }, answer: [[4], []] }])
    const found = (await readKept(7, resolveWords, { body: ['zzz', 'other', 'heron'] })) as unknown[]
    expect(found).toEqual([[], undefined, [4]])
    expect(await readKept(7, resolveWords, { body: ['heron'] })).toEqual([[4]])
  })
})

describe('a browser that threw everything away', () => {
  it('is noticed once', async () => {
    markKept(7)
    expect(await isKeptLost()).toBe(true)
    expect(ownerOfKept()).toBeUndefined()
    await store(undefined, [1])
    expect(await isKeptLost()).toBe(false)
  })

  it('is not taken for a user who has removed everything', async () => {
    await store(article(1), [1])
    await removeItem('7 article:1')
    expect(await countBytes()).toBe(0)
    expect(await isKeptLost()).toBe(false)
  })
})
