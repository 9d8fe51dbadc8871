// @vitest-environment jsdom
import { findSpellsInContext, getTopDefinitions, lookUpSpell } from '@wordhoard/contracts/dictionary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { phraseAt, spell } from '../../testing/dictionary'
import { openPage, until } from '../../testing/page'
import { acting, renderHook } from '../../testing/render-hook'
import { useTopDefinitions } from './use-top-definitions'
import { useWordEntries } from './use-word-entries'
import { contextOf, type WordQuery } from './word-query'

const server = openPage({ user: null })
const query: WordQuery = { text: 'left', shown: 'left', before: 'he ', after: ' early', isPhrase: false }
const open = (asked: WordQuery = query) => renderHook((now: WordQuery) => useWordEntries(now), asked)
type Opened = Awaited<ReturnType<typeof open>>
const names = ({ current }: Opened) => current.spells?.map(({ spell_lower }) => spell_lower)
const [left, leave] = [spell(1, 'left'), spell(2, 'leave')]

beforeEach(() => {
  server.answer(findSpellsInContext, [])
  server.answer(lookUpSpell, ({ query }) => (query.context ? [leave, left] : [left, leave]))
})

describe('the entries of a tapped word', () => {
  it('come in the order that its sentence makes likely', async () => {
    const hook = await open()
    await until(() => expect(names(hook)).toEqual(['leave', 'left']))
    expect(server.sent(lookUpSpell).map(({ query }) => query.context)).toEqual(
      expect.arrayContaining([undefined, 'he left early']),
    )
  })

  it('come in the dictionary’s order when the sentence takes too long', async () => {
    vi.useFakeTimers()
    const held = server.hold(findSpellsInContext)
    const hook = await open()
    await acting(() => vi.advanceTimersByTimeAsync(60))
    expect(names(hook)).toBeUndefined()
    await acting(() => vi.advanceTimersByTimeAsync(100))
    expect(names(hook)).toHaveLength(2)
    held[0]?.answer([])
  })

  it('begin with the phrases that it is part of, each once', async () => {
    server.answer(lookUpSpell, [left])
    server.answer(findSpellsInContext, [
      phraseAt(7, 'leave early', [
        [3, 7],
        [8, 13],
      ]),
      left,
    ])
    const hook = await open()
    await until(() => expect(names(hook)).toEqual(['leave early', 'left']))
    expect(hook.current.phrases).toHaveLength(1)
  })

  it('are told even when nothing is known of the sentence', async () => {
    server.refuse(findSpellsInContext, 500, 'fault')
    const hook = await open()
    await until(() => expect(names(hook)).toHaveLength(2))
    expect(hook.current.error).toBeNull()
  })

  it('are none for a word that the dictionary lacks, which is no error', async () => {
    server.refuse(lookUpSpell, 404, 'word_not_found')
    const hook = await open()
    await until(() => expect(hook.current.spells).toEqual([]))
    expect(hook.current.error).toBeNull()
  })

  it('can be asked for again when the server could not answer', async () => {
    server.refuse(lookUpSpell, 500, 'fault')
    const hook = await open()
    await until(() => expect(hook.current.error).toMatchObject({ status: 500 }))
    server.answer(lookUpSpell, [left])
    await acting(() => hook.current.retry())
    await until(() => expect(names(hook)).toEqual(['left']))
  })

  it('of a selected phrase are the phrases in it, then its words', async () => {
    server.answer(findSpellsInContext, [phraseAt(7, 'give up', [[0, 7]]), spell(8, 'give')])
    const hook = await open({ ...query, text: 'give up', isPhrase: true })
    await until(() => expect(names(hook)).toEqual(['give up', 'give']))
    expect(server.sent(lookUpSpell)).toEqual([])
  })

  it('are asked for in the sentence with its white space as one', () => {
    expect(contextOf({ ...query, before: ' In\n the ', after: '\t end ' })).toBe('In the left end')
  })
})

describe('the meanings that fit', () => {
  const fit = (context: string) => renderHook((now: string) => useTopDefinitions(1, now), context)

  it('are worth a moment’s wait, and no more', async () => {
    vi.useFakeTimers()
    const held = server.hold(getTopDefinitions)
    const hook = await fit('he left early')
    expect(hook.current).toBeUndefined()
    await acting(() => vi.advanceTimersByTimeAsync(130))
    expect(hook.current).toEqual([])
    held[0]?.answer({ top_definition_ids: [4, 2] })
    await acting(() => vi.advanceTimersByTimeAsync(10))
    expect(hook.current).toEqual([4, 2])
  })

  it('are none without a sentence, or when they cannot be had', async () => {
    expect((await fit('')).current).toEqual([])
    server.refuse(getTopDefinitions, 404, 'word_not_found')
    const hook = await fit('he left')
    await until(() => expect(hook.current).toEqual([]))
  })
})
