import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FittedMemory } from './fit-answers'

/** A fit takes about a second. */
const TIME_LIMIT_MS = 60_000
const MEGABYTES = 128

/** A process that fits one memory. */
export interface FitProcess {
  readonly child: ChildProcess
  /** Rejects if the process ends without a result. */
  readonly result: Promise<FittedMemory>
}

/**
 * Starts a process that fits a memory.
 *
 * @param answers of one learner, as JSON
 * @param program its file; defaults to its source next to this one
 */
export function fitInProcess(
  answers: string,
  program: URL = new URL('./memory-fit-worker.ts', import.meta.url),
): FitProcess {
  const file = fileURLToPath(program)
  const source = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = fork(file, { execArgv: [...source, `--max-old-space-size=${MEGABYTES}`] })
  const result = new Promise<FittedMemory>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS)
    timer.unref()
    child.once('message', (fitted: FittedMemory) => resolve(fitted))
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      // After a result this changes nothing.
      reject(new Error(`The process that fits a memory ended with ${signal ?? code}`))
    })
    child.send(answers, (error) => error && reject(error))
  })
  return { child, result }
}
