// @vitest-environment jsdom
import { getHumanCheck } from '@wordhoard/contracts/accounts'
import { type Challenge, createChallenge, pbkdf2, solveChallenge } from 'altcha/lib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'
import { deriveKey } from './altcha-key'
import { HumanCheckRun, type HumanCheckState } from './human-check-run'

const server = openPage({ user: null })
closeTabsAfterwards()

let shown: string[]
const begin = () => new HumanCheckRun('login', (state: HumanCheckState) => shown.push(state.step))

/** Fake worker that solves challenges like the real one, but on this thread. */
class SolvingWorker extends EventTarget {
  static failure: string | undefined
  async postMessage(work: { type: string; challenge: Challenge; counterStart: number; counterStep: number }) {
    if (work.type !== 'work') return
    const data = SolvingWorker.failure
      ? { error: SolvingWorker.failure }
      : await solveChallenge({ ...work, deriveKey })
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {}
}

async function offerChallenge() {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey: pbkdf2.deriveKey,
  })
  server.answer(getHumanCheck, { kind: 'altcha', site_key: null, challenge: JSON.stringify(challenge) })
  return challenge
}
const offerWidget = () =>
  server.answer(getHumanCheck, { kind: 'turnstile', site_key: 'site', challenge: null })
const asked = () => server.requestsTo(getHumanCheck).length

beforeEach(() => {
  shown = []
  SolvingWorker.failure = undefined
  vi.stubGlobal('Worker', SolvingWorker)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('HumanCheckRun', () => {
  it('returns an empty token when the check is off', async () => {
    server.answer(getHumanCheck, { kind: 'off', site_key: null, challenge: null })
    const run = begin()
    await run.prepare()
    expect(await run.token()).toBe('')
    expect(shown).toEqual(['off'])
    expect(asked()).toBe(1)
  })

  it('solves its challenge once, with a payload the server can verify', async () => {
    const challenge = await offerChallenge()
    const run = begin()
    await run.prepare()
    const [first, second] = await Promise.all([run.token(), run.token()])
    expect(second).toBe(first)
    expect(JSON.parse(atob(first!))).toMatchObject({
      challenge: { parameters: challenge.parameters },
      solution: { counter: expect.any(Number) },
    })
    expect(shown).toEqual(['idle', 'working', 'solved'])
    expect(asked()).toBe(1)
  })

  it('fetches a new challenge after each use, because a solution is valid once', async () => {
    await offerChallenge()
    const run = begin()
    const first = await run.token()
    await run.reset()
    const second = await run.token()
    expect(second).toBeDefined()
    expect(asked()).toBe(2)
    expect(first).toBeDefined()
  })

  it('fetches a new challenge when the current one is too old', async () => {
    await offerChallenge()
    const run = begin()
    await run.token()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
    await run.token()
    expect(asked()).toBe(2)
  })

  it('shows what went wrong and can be retried', async () => {
    server.refuse(getHumanCheck, 429, 'too_many_requests', 'Too many requests.')
    let reason = ''
    const run = new HumanCheckRun('login', (state) => {
      if (state.step === 'failed') reason = state.reason
    })
    await run.prepare()
    expect(reason).toBe('Too many requests.')
    expect(await run.token()).toBeUndefined()
    await offerChallenge()
    SolvingWorker.failure = 'no memory'
    expect(await run.token()).toBeUndefined()
    expect(reason).toBe('The check didn’t load.')
    SolvingWorker.failure = undefined
    expect(await run.token()).toBeDefined()
  })

  it('uses the token of the widget once there is one, until it expires', async () => {
    offerWidget()
    const run = begin()
    await run.prepare()
    expect(shown).toEqual(['widget'])
    expect(await run.token()).toBeUndefined()
    run.takeWidgetToken('seen')
    expect(await run.token()).toBe('seen')
    run.takeWidgetToken(undefined)
    expect(await run.token()).toBeUndefined()
  })

  it('shows nothing after its form has been closed', async () => {
    const held = server.hold(getHumanCheck)
    const run = begin()
    const prepared = run.prepare()
    await until(() => expect(held).toHaveLength(1))
    run.stop()
    held[0]?.answer({ kind: 'off', site_key: null, challenge: null })
    await prepared
    expect(shown).toEqual([])
  })
})

describe('loadTurnstile', () => {
  const open = () => openTab(() => import('./turnstile-script'), { user: null })
  const scripts = () => [...document.head.querySelectorAll('script')]
  const turnstile = { render: () => undefined, remove: () => undefined }
  beforeEach(() => {
    document.head.replaceChildren()
    Reflect.deleteProperty(window, 'turnstile')
  })

  it('loads the script once for all callers', async () => {
    const { loadTurnstile } = await open()
    const [one, two] = [loadTurnstile(), loadTurnstile()]
    window.turnstile = turnstile
    scripts()[0]?.dispatchEvent(new Event('load'))
    expect(await one).toBe(turnstile)
    expect(await two).toBe(turnstile)
    expect(scripts()).toHaveLength(1)
    expect(scripts()[0]?.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\//)
  })

  it.each(['error', 'load'])('loads the script again after a failure (%s without it)', async (event) => {
    const { loadTurnstile } = await open()
    const failed = loadTurnstile()
    scripts()[0]?.dispatchEvent(new Event(event))
    await expect(failed).rejects.toThrow('Failed to load Turnstile script')
    expect(scripts()).toEqual([])
    const again = loadTurnstile()
    window.turnstile = turnstile
    scripts()[0]?.dispatchEvent(new Event('load'))
    expect(await again).toBe(turnstile)
  })
})
