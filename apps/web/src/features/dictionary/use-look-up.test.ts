// @vitest-environment jsdom
import { lookUp } from '@wordhoard/contracts/look-up'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { spell } from '../../testing/dictionary'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { dictionaryQueries } from './dictionary.queries'
import { useLookUp } from './use-look-up'
import { contextOf, placeIn, type WordQuery } from './word-query'

const server = openPage({ user: null })
const word: WordQuery = { text: 'left', shown: 'left', before: 'he ', after: ' early', isPhrase: false }
const open = (asked: WordQuery = word) => renderHook((now: WordQuery) => useLookUp(now), asked)
const [left, leave] = [spell(1, 'left'), spell(2, 'leave')]
const answer = {
  entries: [leave, left],
  phrases: [],
  ranking: [{ spell_id: 2, definition_ids: [4, 2] }],
}

describe('a tapped word', () => {
  it('costs one request', async () => {
    server.answer(lookUp, answer)
    const hook = await open()
    await until(() => expect(hook.current.found).toEqual(answer))
    expect(server.requestsTo(lookUp).map(({ query }) => query)).toEqual([
      { text: 'left', context: 'he left early', at: '3' },
    ])
    expect((await open()).current.found).toEqual(answer)
    expect(server.requestsTo(lookUp)).toHaveLength(1)
  })

  it('that is longer than any entry is missing, without a request', async () => {
    const long = 'a'.repeat(200)
    const hook = await open({ ...word, text: long, shown: long })
    await until(() => expect(hook.current.found).toEqual({ entries: [], phrases: [], ranking: [] }))
    expect(server.requestsTo(lookUp)).toHaveLength(0)
  })

  it('waits for the ranking even if its entries were prefetched, so that nothing moves', async () => {
    queryClient.setQueryData(dictionaryQueries.fetchedAhead('left').queryKey, [left, leave])
    const held = server.hold(lookUp)
    const hook = await open()
    expect(hook.current.found).toBeUndefined()
    held[0]!.answer(answer)
    await until(() => expect(hook.current.found).toEqual(answer))
  })

  it('shows prefetched entries after the first failure, and the full answer once it arrives', async () => {
    vi.useFakeTimers()
    queryClient.setQueryData(dictionaryQueries.fetchedAhead('left').queryKey, [left, leave])
    server.loseConnection(lookUp)
    const hook = await open()
    await runInAct(() => vi.advanceTimersByTimeAsync(100))
    expect(hook.current.found).toEqual({ entries: [left, leave], phrases: [], ranking: [] })
    server.answer(lookUp, answer)
    await runInAct(() => vi.advanceTimersByTimeAsync(1_000))
    expect(hook.current.found).toEqual(answer)
  })

  it('can be retried when the server fails', async () => {
    server.refuse(lookUp, 500, 'fault')
    const hook = await open()
    await until(() => expect(hook.current.error).toMatchObject({ status: 500 }))
    expect(hook.current.found).toBeUndefined()
    server.answer(lookUp, answer)
    await runInAct(() => hook.current.retry())
    await until(() => expect(hook.current.found).toEqual(answer))
  })
})

describe('the sentence of a word', () => {
  it('is on one line, with the right position of the word', () => {
    const asked = { ...word, before: ' In\n the ', after: '\t end ' }
    expect(contextOf(asked)).toBe('In the left end')
    expect(contextOf(asked).slice(placeIn(asked))).toBe('left end')
    expect(placeIn({ ...word, before: '' })).toBe(0)
  })
})
