import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('moves what is left together, so that V8 gives pages back that collecting garbage keeps', async () => {
  // In a process of its own: the heap of the tests' changes by itself.
  const program = fileURLToPath(new URL('./collect-garbage.fixture.ts', import.meta.url))
  const child = fork(program, { execArgv: ['--import', 'tsx'] })
  const [{ collected, compacted }] = await once(child, 'message')
  expect(compacted).toBeLessThan(collected * 0.7)
})
