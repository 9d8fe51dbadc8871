import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { root } from './root.mjs'

/**
 * Runs Node with these arguments in parallel with this process, and ends it when this process ends. Resolves to the
 * exit code, or null if there is none. A niceness above 0 lets other processes go first.
 */
export function runNode(args, stdio = 'inherit', niceness = 0) {
  const child = spawn(process.execPath, args, { cwd: root, stdio })
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness)
  const endChild = () => child.kill()
  const endAll = () => process.exit(1)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  process.on('exit', endChild)
  for (const signal of signals) process.on(signal, endAll)
  return new Promise((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  }).finally(() => {
    process.off('exit', endChild)
    for (const signal of signals) process.off(signal, endAll)
  })
}
