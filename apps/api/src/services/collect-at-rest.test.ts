import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { collectAtRest } from './collect-at-rest'

/** Keeps the thread busy. */
function work(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Returns a reference to a page of garbage that nothing else collects while the thread is idle. */
const leaveGarbage = () => new WeakRef(new Array(1_000).fill('left'))

const isCollected = (page: WeakRef<unknown[]>) => page.deref() === undefined

it('collects garbage once the process rests after work, and not without work', async () => {
  onTestFinished(collectAtRest({ minWorkMs: 200 }))
  await sleep(600)
  const idle = leaveGarbage()
  await sleep(1_300)
  expect(isCollected(idle)).toBe(false)
  const left = leaveGarbage()
  work(300)
  // Each look keeps the page until the end of its turn.
  await expect.poll(() => isCollected(left), { timeout: 20_000, interval: 1_300 }).toBe(true)
})
