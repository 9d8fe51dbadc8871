import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { ThreadPool, threadQueue } from './thread-pool'

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-threads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const worker = join(folder, 'numbered.mjs')
writeFileSync(
  worker,
  `import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', () => parentPort.postMessage({ answer: threadId }))
  parentPort.postMessage({ ready: true })`,
)

/** Asks twice in a row and once after a while; returns the numbers of the threads that answered. */
async function askThrice(kept: number): Promise<number[]> {
  const pool = new ThreadPool<number, string, number>({
    ...{ workerUrl: pathToFileURL(worker), queue: threadQueue(), kept },
    ...{ timeLimit: 10_000, megabytes: 64, idleLimit: 300 },
  })
  onTestFinished(() => pool.close())
  const first = [await pool.ask(1, 1, ''), await pool.ask(1, 1, '')]
  await sleep(1_500)
  return [...first, await pool.ask(1, 1, '')]
}

it('keeps as many idle threads as it is told to', async () => {
  const [first, second, later] = await askThrice(1)
  expect(second).toBe(first)
  expect(later).toBe(first)
})

it('ends idle threads and starts another one for later work', async () => {
  const [first, second, later] = await askThrice(0)
  expect(second).toBe(first)
  expect(later).not.toBe(first)
})
