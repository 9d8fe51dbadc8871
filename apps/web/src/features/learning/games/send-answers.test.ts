// @vitest-environment jsdom
import { checkAnswer, type Game, MAX_ANSWER_MILLISECONDS } from '@wordhoard/contracts/learning'
import { getHealth } from '@wordhoard/contracts/system'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LostConnection, Refusal } from '../../../testing/fake-server'
import { openPage, setVisible } from '../../../testing/page'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'

const server = openPage()
closeTabsAfterwards()

const game = (id: string): Game => ({
  id,
  game_session_id: 5,
  name: 'definition-spelling',
  question: { kind: 'definition', text: 'a wading bird' },
  answers: [],
  token: `token-${id}`,
})
const right = (spell_lower = 'heron') => ({
  is_correct: true,
  correct_answer: spell_lower,
  spell_id: 3,
  spell_lower,
  score_delta: 1.2,
  score: 3,
})

/** Opens a tab in which a session of two games is played. */
async function play({ isNew = true } = {}) {
  const tab = await openTab(async () => {
    const [store, sending] = await Promise.all([import('./play.store'), import('./send-answers')])
    return { ...store, ...sending }
  })
  if (isNew) tab.beginPlay(5, [game('a'), game('b')])
  const verdict = (id: string) => tab.usePlay.getState().play?.answers[id]?.verdict
  return { ...tab, verdict, failure: () => tab.useSending.getState().failure }
}
const sent = () => server.requestsTo(checkAnswer).map(({ body }) => [body.game_id, body.answer])
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  server.answer(checkAnswer, right())
  server.answer(getHealth, { status: 'ok' })
})

describe('sendAnswers', () => {
  it('sends what the server needs and records its verdict', async () => {
    const { giveAnswer, sendAnswers, verdict } = await play()
    giveAnswer('a', 'heron', 2_500)
    await sendAnswers()
    expect(verdict('a')).toEqual({
      kind: 'judged',
      spellId: 3,
      isCorrect: true,
      correctAnswer: 'heron',
      spell: 'heron',
      scoreDelta: 1.2,
    })
    expect(server.requestsTo(checkAnswer)[0]?.body).toEqual({
      token: 'token-a',
      game_id: 'a',
      game_session_id: 5,
      game_name: 'definition-spelling',
      answer: 'heron',
      milliseconds: 2_500,
      tz: expect.any(String),
      given: { given_at: Date.now(), sent_at: Date.now() },
    })
  })

  it('reports at most a day for a game that was left open for days', async () => {
    const { giveAnswer, sendAnswers, verdict } = await play()
    giveAnswer('a', 'heron', 3 * MAX_ANSWER_MILLISECONDS)
    await sendAnswers()
    expect(server.requestsTo(checkAnswer)[0]?.body.milliseconds).toBe(MAX_ANSWER_MILLISECONDS)
    expect(verdict('a')).toMatchObject({ isCorrect: true })
  })

  it('sends answers one at a time and in order, however often it is called', async () => {
    const held = server.hold(checkAnswer)
    const { giveAnswer, sendAnswers, verdict } = await play()
    giveAnswer('a', 'heron', 1)
    void sendAnswers()
    giveAnswer('b', 'tide', 1)
    void sendAnswers()
    await pass(10)
    expect(sent()).toEqual([['a', 'heron']])
    held[0]?.answer(right())
    await pass(10)
    expect(sent()).toEqual([
      ['a', 'heron'],
      ['b', 'tide'],
    ])
    expect(verdict('b')).toBeNull()
    held[1]?.answer(right('tide'))
    await pass(10)
    expect(verdict('b')).toMatchObject({ correctAnswer: 'tide' })
  })

  it.each([
    ['the connection is lost', () => new LostConnection()],
    ['the server is in trouble', () => new Refusal(503, 'unavailable')],
  ])('keeps answers and sends them again when %s', async (_, failure) => {
    const failures = [failure(), failure()]
    server.answer(checkAnswer, () => {
      const one = failures.shift()
      if (one) throw one
      return right()
    })
    const { giveAnswer, sendAnswers, verdict, failure: shown } = await play()
    giveAnswer('a', 'heron', 1)
    await sendAnswers()
    expect(shown()).not.toBeNull()
    expect(verdict('a')).toBeNull()
    await pass(1_500)
    expect(sent()).toHaveLength(2)
    await pass(3_000)
    expect(verdict('a')).toMatchObject({ isCorrect: true })
    expect(shown()).toBeNull()
  })

  it('waits as long as the server asks', async () => {
    server.refuse(checkAnswer, 429, 'too_many_requests', 'Too many', { 'retry-after': '30' })
    const { giveAnswer, sendAnswers } = await play()
    giveAnswer('a', 'heron', 1)
    await sendAnswers()
    await pass(29_000)
    expect(sent()).toHaveLength(1)
    await pass(1_100)
    expect(sent()).toHaveLength(2)
  })

  it('takes the recorded verdict when the reply to a counted answer was lost', async () => {
    let isLost = true
    server.answer(checkAnswer, () => {
      if (isLost) {
        isLost = false
        throw new LostConnection()
      }
      const refusal = new Refusal(409, 'already_answered')
      Object.assign(refusal.body, { is_correct: false, correct_answer: 'heron' })
      throw refusal
    })
    const { giveAnswer, sendAnswers, verdict } = await play()
    giveAnswer('a', 'hern', 1)
    await sendAnswers()
    await pass(1_500)
    expect(verdict('a')).toEqual({ kind: 'judged', isCorrect: false, correctAnswer: 'heron' })
  })

  it.each([
    ['a game that is no longer valid', 400, 'bad_game_token', 'This game has expired.'],
    ['an answer that was counted, without its result', 409, 'already_answered', 'Already answered'],
  ])('refuses an answer to %s with a message and sends the next one', async (_, status, code, text) => {
    server.answer(checkAnswer, ({ body }) => {
      if (body.game_id === 'a') throw new Refusal(status, code, text)
      return right()
    })
    const { giveAnswer, sendAnswers, verdict } = await play()
    giveAnswer('a', 'x', 1)
    giveAnswer('b', 'heron', 1)
    await sendAnswers()
    expect(verdict('a')).toEqual({ kind: 'refused', text })
    expect(verdict('b')).toMatchObject({ isCorrect: true })
  })

  it('asks for another answer after a synonym, without a verdict', async () => {
    server.refuse(checkAnswer, 422, 'another_word_wanted')
    const { giveAnswer, sendAnswers, usePlay } = await play()
    giveAnswer('a', 'crane', 1)
    await sendAnswers()
    expect(usePlay.getState().play).toMatchObject({ answers: {}, synonyms: { a: 'crane' } })
  })

  it('keeps answers until the user has logged in, without retrying', async () => {
    const { giveAnswer, sendAnswers, verdict, leave, signInAs } = await play()
    leave()
    giveAnswer('a', 'heron', 1)
    await sendAnswers()
    await pass(60_000)
    expect(verdict('a')).toBeNull()
    expect(sent()).toEqual([])
    signInAs(7)
    await sendAnswers()
    expect(verdict('a')).toMatchObject({ isCorrect: true })
  })

  it('says when an answer was given that had to wait', async () => {
    server.loseConnection(checkAnswer)
    const { giveAnswer, sendAnswers } = await play()
    giveAnswer('a', 'heron', 1)
    await sendAnswers()
    await pass(9_000)
    server.answer(checkAnswer, right())
    await pass(90_000)
    const given = server.requestsTo(checkAnswer).map(({ body }) => body.given!)
    expect(given[0]!.sent_at - given[0]!.given_at).toBeLessThan(1_000)
    expect(given.at(-1)!.sent_at - given.at(-1)!.given_at).toBeGreaterThan(5_000)
    expect(new Set(given.map(({ given_at }) => given_at)).size).toBe(1)
  })

  it('ignores the verdict on an answer of a discarded session', async () => {
    const held = server.hold(checkAnswer)
    const { giveAnswer, sendAnswers, beginPlay, usePlay } = await play()
    giveAnswer('a', 'heron', 1)
    void sendAnswers()
    await pass(10)
    beginPlay(6, [game('c')])
    held[0]?.answer(right())
    await pass(10)
    expect(usePlay.getState().play).toMatchObject({ sessionId: 6, answers: {} })
    expect(sent()).toHaveLength(1)
  })
})

describe('the session being played', () => {
  it('continues after a reload and sends its answers then', async () => {
    server.loseConnection(checkAnswer)
    const before = await play()
    before.giveAnswer('a', 'heron', 1)
    before.nextGame('a')
    await before.sendAnswers()
    before.leave()
    server.answer(checkAnswer, right())
    const after = await play({ isNew: false })
    expect(after.usePlay.getState().play).toMatchObject({ sessionId: 5, position: 1 })
    const stop = after.startSending()
    await pass(10)
    expect(after.verdict('a')).toMatchObject({ isCorrect: true })
    stop()
  })

  it('sends again when the connection or the user comes back, until stopped', async () => {
    server.loseConnection(checkAnswer)
    const { giveAnswer, startSending } = await play()
    giveAnswer('a', 'heron', 1)
    const stop = startSending()
    await pass(10)
    window.dispatchEvent(new Event('online'))
    await pass(10)
    setVisible(false)
    await pass(10)
    expect(sent()).toHaveLength(2)
    setVisible(true)
    await pass(10)
    expect(sent()).toHaveLength(3)
    stop()
    window.dispatchEvent(new Event('online'))
    await pass(60_000)
    expect(sent()).toHaveLength(3)
  })

  it('is null where the stored state is invalid', async () => {
    for (const kept of ['{', '{"sessionId":5}', '{"sessionId":5,"games":{}}']) {
      sessionStorage.setItem('learnGames', kept)
      const { usePlay } = await play({ isNew: false })
      expect(usePlay.getState().play).toBeNull()
    }
  })

  it('leaves nothing in storage once it has ended', async () => {
    const { endPlay, giveAnswer, recordVerdict, usePlay } = await play()
    endPlay()
    giveAnswer('a', 'x', 1)
    recordVerdict('a', { kind: 'refused', text: '' })
    expect(usePlay.getState().play).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})
