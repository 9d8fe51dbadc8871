// @vitest-environment jsdom

import { checkAnswer } from '@wordhoard/contracts/learning'
import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { refresh } from '@wordhoard/contracts/sessions'
import { getHealth } from '@wordhoard/contracts/system'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDeviceStorage } from '../../testing/device-storage'
import { fakeFetch, Refusal } from '../../testing/fake-server'
import { ME, openPage, until } from '../../testing/page'
import { closeTabsAfterwards, openTab } from '../../testing/tab'

const server = openPage()
closeTabsAfterwards()

const deviceKey = { key: Buffer.alloc(32, 7).toString('base64url') }
const answer = (id: string, text = 'heron') => ({
  token: `token-${id}`,
  game_id: id,
  game_session_id: 5,
  game_name: 'definition-spelling',
  answer: text,
  milliseconds: 1,
  tz: 'UTC',
})
const right = {
  is_correct: true,
  correct_answer: 'heron',
  spell_id: 3,
  spell_lower: 'heron',
  score_delta: 1,
  score: 3,
}
const sent = () => server.requestsTo(checkAnswer).map(({ body }) => body.answer)

const open = (user: number | null = ME) =>
  openTab(
    async () => ({
      ...(await import('./outbox')),
      ...(await import('./entries')),
      ...(await import('./person-key')),
      ...(await import('./waiting.store')),
      ...(await import('./database')),
    }),
    { user },
  )

beforeEach(() => {
  stubDeviceStorage()
  server.answer(checkAnswer, right)
  server.answer(getHealth, { status: 'ok' })
  server.answer(getDeviceKey, deviceKey)
})

describe('the outbox', () => {
  it('doesn’t lose count of what waits while it can’t be read', async () => {
    server.loseConnection(checkAnswer)
    const tab = await open()
    await tab.addToOutbox('answer', 'a', answer('a', 'one'))
    expect(tab.useWaiting.getState().waiting).toBe(1)
    tab.pauseOutbox()
    await tab.closeOutbox()
    vi.stubGlobal('indexedDB', undefined)
    await tab.countWaiting()
    expect(tab.useWaiting.getState().waiting).toBe(1)
  })

  it('sends what an earlier page left, once and in order', async () => {
    server.loseConnection(checkAnswer)
    const before = await open()
    await before.addToOutbox('answer', 'a', answer('a', 'one'))
    await before.addToOutbox('answer', 'a', answer('a', 'one'))
    await before.addToOutbox('answer', 'b', answer('b', 'two'))
    await before.sendOutbox()
    expect(before.useWaiting.getState()).toEqual({ waiting: 2, refused: 0, kinds: { answer: 2 } })
    before.pauseOutbox()
    await before.closeOutbox()
    server.forgetRequests()
    server.answer(checkAnswer, right)
    const after = await open()
    await after.sendOutbox()
    expect(sent()).toEqual(['one', 'two'])
    expect(after.useWaiting.getState()).toEqual({ waiting: 0, refused: 0, kinds: {} })
    await after.sendOutbox()
    expect(sent()).toHaveLength(2)
  })

  it('tells every tab what became of an entry', async () => {
    const [one, two] = [await open(), await open()]
    const onSettled = vi.fn()
    one.listenToOutbox('answer', onSettled)
    await two.addToOutbox('answer', 'a', answer('a'))
    await two.sendOutbox()
    await until(() => expect(onSettled).toHaveBeenCalledOnce())
    expect(onSettled.mock.calls[0]![0]).toMatchObject({ key: 'a', outcome: { kind: 'counted' } })
  })

  it('corrects a time before it’s sent that another tab has found wrong, though that tab was closed', async () => {
    const tab = await open()
    const givenAt = await tab.addToOutbox('answer', 'a', answer('a'))
    const DAY = 86_400_000
    expect(tab.deviceClock().set(givenAt - DAY)).toMatchObject({ ahead: expect.any(Number) })
    await tab.sendOutbox()
    const { given_at, sent_at } = server.requestsTo(checkAnswer)[0]!.body.given!
    expect(sent_at).toBeLessThan(givenAt)
    expect(given_at).toBeLessThanOrEqual(sent_at)
    expect(tab.deviceClock().findError()).toBeUndefined()
  })

  it('asks for the time again if the clock was put forward while the server was asked', async () => {
    const DAY = 86_400_000
    const began = Date.now()
    vi.useFakeTimers({ now: began, toFake: ['Date'] })
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await fakeFetch(...request)
      answer.headers.set('date', new Date(began + 40_000).toUTCString())
      return answer
    })
    server.answer(refresh, { access_token: 'renewed', user_id: ME })
    const held = server.hold(getHealth)
    const tab = await open()
    await tab.setClock(began)
    await tab.addToOutbox('answer', 'a', answer('a'))
    vi.setSystemTime(began + 40_000)
    const sending = tab.sendOutbox()
    await until(() => expect(held).toHaveLength(1))
    vi.setSystemTime(began + 40_000 + DAY)
    held[0]!.answer({ status: 'ok' })
    await until(() => expect(held).toHaveLength(2))
    held[1]!.answer({ status: 'ok' })
    await sending
    const { given_at, sent_at } = server.requestsTo(checkAnswer)[0]!.body.given!
    expect(sent_at - given_at).toBeGreaterThan(35_000)
    expect(sent_at - given_at).toBeLessThan(45_000)
  })

  it('asks for the time before it sends what a new page has stored since the clock was set back', async () => {
    const DAY = 86_400_000
    const began = Date.now()
    vi.useFakeTimers({ now: began, toFake: ['Date'] })
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await fakeFetch(...request)
      answer.headers.set('date', new Date(began + 90_000).toUTCString())
      return answer
    })
    server.answer(refresh, { access_token: 'renewed', user_id: ME })
    server.answer(getHealth, { status: 'ok' })
    const first = await open()
    await first.setClock(began)
    vi.setSystemTime(began - DAY)
    const tab = await open()
    await tab.addToOutbox('answer', 'a', answer('a'))
    await tab.sendOutbox()
    const { given_at } = server.requestsTo(checkAnswer)[0]!.body.given!
    expect(given_at).toBeGreaterThan(began + 80_000)
  })

  it('says that the server has told the time, until the clock is put forward', async () => {
    const began = Date.now()
    vi.useFakeTimers({ now: began, toFake: ['Date'] })
    const tab = await open()
    await tab.setClock(began)
    for (const [key, ahead] of Object.entries({ a: 0, b: 3_000 })) {
      vi.setSystemTime(began + ahead)
      await tab.addToOutbox('answer', key, answer(key))
      await tab.sendOutbox()
    }
    expect(server.requestsTo(checkAnswer).map(({ body }) => body.given?.clock)).toEqual(['known', undefined])
  })

  it('isn’t misled by a time that it was told before the device slept', async () => {
    const DAY = 86_400_000
    const began = Date.now()
    vi.useFakeTimers({ now: began, toFake: ['Date'] })
    const tab = await open()
    await tab.setClock(began)
    const setting = tab.setClock(began)
    // It sleeps before what was told before is dealt with.
    vi.setSystemTime(began + DAY)
    await setting
    expect(tab.deviceClock().now()).toBeGreaterThanOrEqual(began + DAY)
  })

  it('stores no time until somebody is logged in, and then until their things are gone', async () => {
    const stored = () => localStorage.getItem('deviceClock')
    const tab = await open(null)
    await tab.setClock(Date.now() - 86_400_000)
    expect(stored()).toBeNull()
    tab.signInAs(ME)
    const givenAt = await tab.addToOutbox('answer', 'a', answer('a'))
    expect(givenAt).toBeLessThan(Date.now() - 86_000_000)
    const before = stored()
    expect(before).toContain('"setting"')
    tab.leave()
    await tab.setClock(Date.now())
    expect(stored()).toContain('"setting"')
    expect(stored()).not.toBe(before)
  })

  it('keeps aside what the server refuses, with its reason, and sends the next', async () => {
    server.answer(checkAnswer, ({ body }) => {
      if (body.game_id === 'a') throw new Refusal(400, 'bad_game_token', 'This game has expired.')
      return right
    })
    const tab = await open()
    await tab.addToOutbox('answer', 'a', answer('a', 'one'))
    await tab.addToOutbox('answer', 'b', answer('b', 'two'))
    await tab.sendOutbox()
    expect(sent()).toEqual(['one', 'two'])
    expect(await tab.readEntries(ME, 'answer')).toMatchObject([
      { key: 'a', refusal: 'This game has expired.' },
    ])
    expect(await tab.discardEntry('answer', 'a')).toBe(true)
    expect(await tab.discardEntry('answer', 'a')).toBe(false)
  })

  it('sends nothing of somebody else’s', async () => {
    server.loseConnection(checkAnswer)
    const mine = await open()
    await mine.addToOutbox('answer', 'a', answer('a', 'mine'))
    await mine.closeOutbox()
    server.answer(checkAnswer, right)
    const other = await open(8)
    await other.sendOutbox()
    expect(sent()).toEqual([])
    expect(other.useWaiting.getState()).toEqual({ waiting: 0, refused: 0, kinds: {} })
  })
})

describe('what is stored', () => {
  const rows = async ({ openOutbox }: Awaited<ReturnType<typeof open>>) => {
    const db = await openOutbox()
    return { entries: await db.getAll('entries'), keys: await db.getAll('keys') }
  }

  it('cannot be read without its person’s key, which scripts cannot read either', async () => {
    server.loseConnection(checkAnswer)
    const tab = await open()
    await tab.addToOutbox('answer', 'a', answer('a', 'my-very-own-words'))
    await tab.protectKey(ME)
    const { entries, keys } = await rows(tab)
    const [content] = entries.map((entry) => entry.content)
    expect(Buffer.from((content as { bytes: ArrayBuffer }).bytes).toString()).not.toContain('my-very-own')
    expect(keys[0]?.key?.extractable).toBe(false)
    expect(await tab.readEntries(ME, 'answer')).toHaveLength(1)
  })

  it('opens again after a session that ended elsewhere, for the same person only', async () => {
    server.loseConnection(checkAnswer)
    const before = await open()
    await before.addToOutbox('answer', 'a', answer('a', 'mine'))
    await before.protectKey(ME)
    await before.lockKey(ME)
    expect((await rows(before)).keys.map(Object.keys)).toEqual([['userId', 'wrapped']])
    await before.closeOutbox()
    server.answer(getDeviceKey, { key: Buffer.alloc(32, 9).toString('base64url') })
    const thief = await open()
    await expect(thief.readEntries(ME, 'answer')).rejects.toThrow()
    await thief.closeOutbox()
    server.answer(getDeviceKey, deviceKey)
    server.answer(checkAnswer, right)
    const after = await open()
    await after.sendOutbox()
    expect(sent().at(-1)).toBe('mine')
  })
})
