/**
 * `pnpm check`: runs all checks, as many at once as there are cores, and prints the outcome of each. Exits with code 1
 * if any fails.
 */
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Check, checks } from './checks'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Maximum length of a check's output, in bytes. */
const MAX_OUTPUT_BYTES = 50_000_000

/** Runs a check and prints its outcome, with its output if it failed. Returns whether it passed. */
function runCheck({ name, args }: Check): Promise<boolean> {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES } as const
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      console.info(error === null ? `✓ ${name}` : `✗ ${name}\n${stdout}${stderr}`)
      resolve(error === null)
    })
  })
}

const waiting = checks(root)
let failed = 0
async function runWaiting(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await runCheck(next))) failed++
}

await Promise.all(Array.from({ length: availableParallelism() }, runWaiting))
process.exit(failed > 0 ? 1 : 0)
