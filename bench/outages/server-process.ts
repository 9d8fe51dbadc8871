import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '@wordhoard/database/project-root'
import { freePort } from '@wordhoard/testkit/server/free-port'

/** A server process that belongs to a test. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Returns everything it has printed so far. */
  output(): string
  isRunning(): boolean
  /** Exit code; null if a signal ended the process. */
  readonly ended: Promise<number | null>
  /** Resolves once `/api/ready` answers 200. Throws with the output when the process exits before that. */
  ready(): Promise<void>
  signal(signal: NodeJS.Signals): void
}

/** Starts a bundled server on `environment.PORT` or a free port. */
export async function startServerProcess(
  bundle: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--max-semi-space-size=8', bundle], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEMO: 'off', RATE_LIMIT: 'off', PORT: port, PUBLIC_URL: url, ...environment },
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
  const output = () => Buffer.concat(printed).toString()
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    url,
    pid: child.pid!,
    output,
    isRunning,
    ended: new Promise((resolve) => child.once('close', resolve)),
    ready: async () => {
      for (;;) {
        if (!isRunning()) throw new Error(`The server exited with ${child.exitCode}:\n${output()}`)
        const answer = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
          () => undefined,
        )
        if (answer?.ok) return
        await sleep(20)
      }
    },
    signal: (signal) => void child.kill(signal),
  }
}
