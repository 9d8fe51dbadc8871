import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '@wordhoard/database/project-root'
import { processorTime } from '../measuring/process-usage'
import { freePort } from './free-port'

/** A server process started for a measurement or an end-to-end test. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Time from the start of the process until it was ready, in ms. */
  readonly readyAfter: number
  /** Processor time that the process had used by then, in ms (Linux). */
  readonly readyCpu: number
  stop(): Promise<void>
}

/** Starts a Node process that serves HTTP, and waits until `readyPath` responds with a 2xx status. */
export async function startServer(
  args: readonly string[],
  readyPath: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: projectRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, ...env },
  })
  await ready(child, url + readyPath).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    pid: child.pid!,
    readyAfter: performance.now() - started,
    readyCpu: processorTime(child.pid!),
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('close', resolve))
    },
  }
}

/** The flags and settings of `npm start` and the Dockerfile (scripts/serve.mjs). */
const serverFlags = ['--max-semi-space-size=8']
const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_MMAP_MAX_: '4096',
}

/**
 * Starts the built server of the product on the tests' data directory or another one, with rate limits counted but not
 * enforced.
 *
 * @param env more of its environment
 */
export function startProduct(
  dataDir = '.data-test',
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const bundle = join(projectRoot(), 'apps', 'api', 'dist', 'server.js')
  if (!existsSync(bundle)) throw new Error('The server is not built: run pnpm build')
  return startServer([...serverFlags, bundle], '/api/ready', {
    ...memorySettings,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ...env,
  })
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    if (child.exitCode !== null)
      throw new Error(
        `The server ended with code ${child.exitCode} before it was ready: see its errors above`,
      )
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error(`${address} did not become ready within a minute: see the server’s errors above`)
}
