import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, isListening } from './free-port'

/** Where Debian's packages put the programs, which speak the same protocol. */
const PROGRAM = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find(existsSync)

/** Whether Valkey or Redis is installed; tests that need it say so when they are left out. */
export function hasValkey(): boolean {
  if (PROGRAM) return true
  console.warn('Tests with Valkey are left out: Debian’s package redis-server (or valkey-server) is missing.')
  return false
}

/** A Valkey server that keeps nothing on disk. */
export interface Valkey {
  readonly url: string
  readonly pid: () => number
  /** Kills it. */
  kill(): Promise<void>
  /** Starts it again on the same port, empty. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Starts a Valkey server on a free port. */
export async function startValkey(): Promise<Valkey> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'valkey-'))
  let child: ChildProcess
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
    child = spawn(PROGRAM!, [...settings, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error(`Valkey ended with code ${child.exitCode}.`)
      if (await isListening(port)) return
      await sleep(50)
    }
    throw new Error('Valkey does not listen.')
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const end = once(child, 'exit')
    child.kill('SIGKILL')
    await end
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid!,
    kill,
    start,
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
