// @vitest-environment jsdom

import { QueryCache, QueryObserver } from '@tanstack/react-query'
import { getSpells, resolveWords } from '@wordhoard/contracts/dictionary'
import { MAX_BULK_IDS } from '@wordhoard/contracts/fields/word-fields'
import { lookUp } from '@wordhoard/contracts/look-up'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../shell/query-client'
import { spell } from '../../../testing/dictionary'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { dictionaryQueries } from '../dictionary.queries'
import { lookUpQuery } from '../look-up.query'
import { useTextLevel } from '../use-text-level'
import { isConnectionExpensive } from './connection'
import { isMaybeNew } from './known-words'
import { fetchAhead, prefetchLookUp, prefetchWords } from './prefetch'

const server = openPage({ user: null })

/** Ids of the entries of a word: its number, and for words ending in s also that number plus 100,000. */
const idsOf = (word: string): number[] => {
  const id = Number(word.match(/\d+/)?.[0] ?? 0)
  return id === 0 ? [] : word.endsWith('s') ? [id, id + 100_000] : [id]
}
const signal = () => new AbortController().signal
/** Prefetches words on a page that becomes idle at once. */
async function fetchAtOnce(asked: readonly string[]): Promise<void> {
  vi.useFakeTimers()
  const fetched = fetchAhead(queryClient, asked, signal())
  await vi.advanceTimersByTimeAsync(60_000)
  await fetched
  vi.useRealTimers()
}
const cached = (word: string) =>
  queryClient.getQueryData(dictionaryQueries.fetchedAhead(word).queryKey)?.map(({ id }) => id)

beforeEach(() => {
  server.answer(resolveWords, ({ body }) => body.map(idsOf))
  server.answer(getSpells, ({ body }) => body.map((id) => spell(id, `word${id}`)))
})

/** Entries stay cached between tests, so every word is used only once. */
let next = 0
const words = (count: number, ending = '') => Array.from({ length: count }, () => `w${++next}${ending}`)

describe('prefetched words', () => {
  it('are all cached afterwards, in requests within the server’s limits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 700 }), async (count) => {
        server.forgetRequests()
        const asked = words(count, 's')
        await fetchAtOnce(asked)
        expect(asked.map(cached)).toEqual(asked.map(idsOf))
        for (const { body } of [...server.requestsTo(resolveWords), ...server.requestsTo(getSpells)]) {
          expect(body.length).toBeLessThanOrEqual(MAX_BULK_IDS)
        }
        const ids = server.requestsTo(getSpells).flatMap(({ body }) => body)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 6 },
    )
  })

  it('cost no second request, even a word without entries', async () => {
    const asked = [...words(3), 'unknown']
    await fetchAhead(queryClient, asked, signal())
    expect(cached('unknown')).toEqual([])
    server.forgetRequests()
    await fetchAhead(queryClient, asked, signal())
    expect(server.requestsTo(resolveWords)).toEqual([])
  })

  it('share an entry that belongs to several of them', async () => {
    const [first] = words(1)
    await fetchAhead(queryClient, [first!], signal())
    server.forgetRequests()
    await fetchAhead(queryClient, [`${first}s`], signal())
    expect(server.requestsTo(getSpells).map(({ body }) => body)).toEqual([[idsOf(`${first}s`)[1]]])
    expect(cached(`${first}s`)).toEqual(idsOf(`${first}s`))
  })

  it('are left out when an entry is missing or the word is too long', async () => {
    const [lost, fine] = words(2)
    const endless = 'x'.repeat(61)
    server.answer(getSpells, ({ body }) =>
      body.filter((id) => id !== idsOf(lost!)[0]).map((id) => spell(id, 'w')),
    )
    await fetchAhead(queryClient, [lost!, fine!, endless], signal())
    expect([cached(lost!), cached(fine!), cached(endless)]).toEqual([undefined, idsOf(fine!), undefined])
  })

  it('do not overwrite what another call has fetched meanwhile', async () => {
    const [word] = words(1)
    server.answer(resolveWords, ({ body }) => {
      queryClient.setQueryData(dictionaryQueries.fetchedAhead(word!).queryKey, [spell(1, 'there before')])
      return body.map(idsOf)
    })
    await fetchAhead(queryClient, [word!], signal())
    expect(cached(word!)).toEqual([1])
  })

  it('are evicted, oldest first, once there are too many', async () => {
    const [first, ...many] = words(4_100)
    await fetchAtOnce([first!, ...many.slice(0, 2_000)])
    await fetchAtOnce(many.slice(2_000))
    expect(cached(first!)).toBeUndefined()
    expect(cached(many.at(-1)!)).toBeDefined()
    expect(queryClient.getQueryCache().getAll().length).toBeLessThanOrEqual(4_000)
  })

  it('are not evicted while shown, and evicting others does not search the whole cache', async () => {
    const [shown, ...many] = words(4_001)
    await fetchAtOnce([shown!, ...many.slice(0, 3_999)])
    const observer = new QueryObserver(queryClient, {
      ...dictionaryQueries.fetchedAhead(shown!),
      enabled: true,
    })
    const stop = observer.subscribe(() => undefined)
    const findAll = vi.spyOn(QueryCache.prototype, 'findAll')
    await fetchAtOnce([many[3_999]!, ...words(50)])
    expect(findAll).not.toHaveBeenCalled()
    expect([cached(shown!), cached(many[0]!)]).toEqual([idsOf(shown!), undefined])
    stop()
  })

  it('are cancelled in favour of those on the screen now', async () => {
    const held = server.hold(resolveWords)
    const [before, now] = [words(1), words(1)]
    const first = prefetchWords(queryClient, before)
    await until(() => expect(held).toHaveLength(1))
    const second = prefetchWords(queryClient, now)
    expect(held[0]?.request.signal?.aborted).toBe(true)
    await until(() => expect(held).toHaveLength(2))
    held[1]?.answer(now.map(idsOf))
    await Promise.all([first, second])
    expect([cached(before[0]!), cached(now[0]!)]).toEqual([undefined, idsOf(now[0]!)])
  })

  it('cause no error when they cannot be fetched', async () => {
    server.loseConnection(resolveWords)
    await expect(prefetchWords(queryClient, words(1))).resolves.toBeUndefined()
  })
})

describe('an expensive connection', () => {
  it.each([
    [{ saveData: true }, true, true],
    [{ effectiveType: '2g' }, true, true],
    [{ effectiveType: '4g' }, true, false],
    [undefined, true, false],
    [undefined, false, true],
  ])('with %j, online %s: %s', async (connection, onLine, isDear) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(null), { connection, onLine }))
    expect(isConnectionExpensive()).toBe(isDear)
    await prefetchWords(queryClient, words(1))
    expect(server.requestsTo(resolveWords)).toHaveLength(isDear ? 0 : 1)
  })
})

describe('a word being pressed', () => {
  const word = { text: 'left', shown: 'left', before: ' In\n it he ', after: ' early', isPhrase: false }
  beforeEach(() => server.answer(lookUp, { entries: [spell(2, 'leave')], phrases: [], ranking: [] }))

  it('is looked up once, with its sentence, its place there and the topic of the text', async () => {
    prefetchLookUp(queryClient, word, 'sea', null)
    prefetchLookUp(queryClient, word, 'sea', null)
    const { queryKey } = lookUpQuery(word, 'sea', undefined)
    await until(() => expect(queryClient.getQueryData(queryKey)?.entries).toHaveLength(1))
    expect(server.requestsTo(lookUp).map(({ query }) => query)).toEqual([
      { text: 'left', context: 'In it he left early', at: '9', topic: 'sea' },
    ])
  })

  it('is looked up as a phrase when several words are selected', async () => {
    prefetchLookUp(queryClient, { ...word, text: 'give up', shown: 'give up', isPhrase: true }, '', null)
    await until(() =>
      expect(server.requestsTo(lookUp)[0]?.query).toEqual({
        text: 'give up',
        context: 'In it he give up early',
      }),
    )
  })
})

describe('isMaybeNew', () => {
  it('is true for any but grammar words at first, then for rare words with an entry', () => {
    const know = (text: string, ...ranks: (number | null)[]) => {
      const spells = ranks.map((frequency_rank, at) => spell(at + 1, text, { frequency_rank }))
      queryClient.setQueryData(dictionaryQueries.fetchedAhead(text).queryKey, spells)
      return isMaybeNew(queryClient, text)
    }
    expect(isMaybeNew(queryClient, 'the')).toBe(false)
    expect(isMaybeNew(queryClient, 'heron')).toBe(true)
    expect(know('heron', 9_000)).toBe(true)
    expect(know('marsh', null)).toBe(true)
    expect(know('house', 2_000)).toBe(false)
    expect(know('left', 9_000, 300)).toBe(false)
    expect(know('lndn')).toBe(false)
  })
})

describe('the level of a text', () => {
  const sample = (...list: string[]) => ({ words: new Map(list.map((word) => [word, 1])), sentences: 2 })
  const open = (counted: ReturnType<typeof sample> | null) =>
    renderHook(() => useTextLevel(counted), undefined)

  it('is estimated after the words on the screen have been fetched', async () => {
    vi.useFakeTimers()
    const hook = await open(sample(...words(30)))
    await runInAct(() => vi.advanceTimersByTimeAsync(1_100))
    expect(server.requestsTo(resolveWords)).toEqual([])
    expect(hook.current).toBeUndefined()
    await runInAct(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
    await until(() => expect(hook.current).toMatch(/[ABC][12]/))
  })

  it.each([
    [
      'the dictionary has none of its words',
      () => server.answer(resolveWords, ({ body }) => body.map(() => [])),
    ],
    ['the dictionary cannot be reached', () => server.loseConnection(resolveWords)],
  ])('is unknown when %s', async (_, prepare) => {
    prepare()
    vi.useFakeTimers()
    const hook = await open(sample(...words(3)))
    await runInAct(() => vi.advanceTimersByTimeAsync(5_000))
    expect(hook.current).toBeNull()
  })

  it('is not requested on an expensive connection', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const hook = await open(sample(...words(3)))
    expect(hook.current).toBeNull()
  })
})
