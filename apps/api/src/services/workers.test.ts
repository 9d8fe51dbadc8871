import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@wordhoard/testkit/server/free-port'
import { afterEach, expect, it } from 'vitest'

const program = fileURLToPath(new URL('./workers-program.fixture.ts', import.meta.url))
let primary: ChildProcess
let address: string
afterEach(() => void primary.kill('SIGKILL'))

async function run(environment: Record<string, string> = {}): Promise<void> {
  const port = String(await freePort())
  address = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...environment, PORT: port }
  primary = fork(program, { execArgv: ['--import', 'tsx'], env })
}

interface Answer {
  readonly pid: number
  readonly isQuiet: boolean
  readonly greeting: string
}

/** Begins a call on a connection of its own, so that any worker may answer. Resolves when it has arrived. */
function begin(path: string): Promise<Response> {
  const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) }
  return fetch(`${address}/${path}`, options)
}

async function call(path: string): Promise<Answer> {
  return (await (await begin(path)).json()) as Answer
}

/** Calls until two workers have answered. While one is busy the other one accepts calls. */
async function findBoth(): Promise<Answer[]> {
  const found = new Map<number, Answer>()
  const callTwice = async () => {
    const first = call('busy/150')
    await sleep(50)
    for (const answer of await Promise.all([first, call('0')])) found.set(answer.pid, answer)
    return found.size
  }
  await expect.poll(callTwice, { timeout: 20_000 }).toBe(2)
  return [...found.values()]
}

it('workers share the port; one that is killed is replaced while the other answers, and all stop after their answers', async () => {
  await run()
  expect(await once(primary, 'message')).toEqual(['started', undefined])
  const answers = await findBoth()
  // The one that prepares speaks, the other doesn't repeat it.
  expect(answers.map(({ isQuiet }) => isQuiet).sort()).toEqual([false, true])
  expect(answers.map(({ greeting }) => greeting)).toEqual(['Hello', 'Hello'])

  const [killed, other] = answers.map(({ pid }) => pid)
  process.kill(killed!, 'SIGKILL')
  // Nobody who connects at that moment is left without an answer.
  for (let n = 0; n < 5; n++) await call('0')
  expect((await findBoth()).map(({ pid }) => pid)).toContain(other)

  const slow = await Promise.all([begin('500'), begin('500'), begin('500')])
  const [stopped, end] = [once(primary, 'message'), once(primary, 'exit')]
  primary.kill('SIGTERM')
  expect(await Promise.all(slow.map((answer) => answer.json()))).toHaveLength(3)
  expect(await end).toEqual([0, null])
  const [{ lines }] = (await stopped) as [{ lines: string[] }]
  expect(lines).toEqual([expect.stringContaining(`Worker ${killed} ended (SIGKILL)`)])
})

it('the start fails if the first worker ends before it listens', async () => {
  await run({ FAIL: '1' })
  expect(await once(primary, 'exit')).toEqual([3, null])
})
