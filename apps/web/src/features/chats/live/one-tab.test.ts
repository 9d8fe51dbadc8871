import { afterEach, expect, it, vi } from 'vitest'
import { inOneTab } from './one-tab'

afterEach(() => vi.unstubAllGlobals())

/** Fakes a lock manager that gives one answer per request; once they run out, the tab closes. */
function lockManager(answers: ((work: () => Promise<void>) => Promise<void>)[], stop: AbortController) {
  const asked: LockOptions[] = []
  const request = async (_name: string, options: LockOptions, work: () => Promise<void>) => {
    asked.push(options)
    const answer = answers[asked.length - 1]
    if (answer) return answer(work)
    stop.abort()
    throw new DOMException('The tab is closed', 'AbortError')
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return asked
}

const refused = () => Promise.reject(new DOMException('The document is not active', 'InvalidStateError'))
const stolen = (work: () => Promise<void>) => {
  void work()
  return Promise.reject(new DOMException('The lock was stolen', 'AbortError'))
}

/**
 * Requests the lock until the tab closes. @returns the requests, the waits between them in ms, and the signals of the
 * work
 */
async function run(answers: ((work: () => Promise<void>) => Promise<void>)[], steal = false) {
  const stop = new AbortController()
  const asked = lockManager(answers, stop)
  const waits: number[] = []
  const held: AbortSignal[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const work = async (signal: AbortSignal) => void held.push(signal)
  const ended = new Promise((resolve) => stop.signal.addEventListener('abort', resolve))
  inOneTab('stream', stop.signal, wait)(work, { steal })
  await ended
  return { asked, waits, held }
}

it('waits longer each time the browser refuses the lock at once, as WebKit does in a page being left', async () => {
  const { waits } = await run(Array.from({ length: 6 }, () => refused))
  expect(waits).toHaveLength(6)
  expect(waits.every((ms, index) => ms >= 250 * 2 ** index)).toBe(true)
})

it('stops working when its lock is stolen, and queues again after the shortest wait', async () => {
  const { asked, waits, held } = await run([refused, refused, stolen], true)
  expect(asked.map(({ steal }) => steal === true)).toEqual([true, false, false, false])
  expect(held.map(({ aborted }) => aborted)).toEqual([true])
  expect(waits[2]).toBeLessThanOrEqual(500)
})
