import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs Node with these arguments in parallel with this process, and ends it when this process ends. Resolves to the
 * exit code, or null if there is none.
 */
export function runNode(args, stdio = 'inherit') {
  const child = spawn(process.execPath, args, { cwd: root, stdio })
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
