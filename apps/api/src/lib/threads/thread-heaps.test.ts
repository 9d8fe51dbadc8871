import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { limitThreadsByThemselves } from './thread-heaps'
import { WorkerThread } from './worker-thread'

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-heaps-'))
afterAll(() => rmSync(folder, { recursive: true }))

const worker = join(folder, 'filling.mjs')
writeFileSync(
  worker,
  `import { parentPort } from 'node:worker_threads'
  import { getHeapSpaceStatistics } from 'node:v8'
  parentPort.on('message', () => {
    let kept = []
    for (let made = 0; made < 2_000_000; made++) {
      kept.push({ made })
      if (kept.length > 200_000) kept = []
    }
    const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    parentPort.postMessage({ answer: space_size / 1024 ** 2 })
  })
  parentPort.postMessage({ ready: true })`,
)

/** Returns how many MB a thread takes for new objects once it has made many. */
function fillThread(youngMegabytes: number): Promise<number> {
  const thread = new WorkerThread<string, number>({
    workerUrl: pathToFileURL(worker),
    ...{ timeLimit: 30_000, megabytes: 128, youngMegabytes },
  })
  onTestFinished(() => thread.close())
  return thread.ask('')
}

it('gives each thread its own space for new objects, whatever the flag of the process says', async () => {
  setFlagsFromString('--max-semi-space-size=16')
  expect(await fillThread(3)).toBeGreaterThan(16)
  limitThreadsByThemselves()
  expect(await fillThread(3)).toBeLessThanOrEqual(2)
  expect(await fillThread(12)).toBeLessThanOrEqual(8)
})
