import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { processorTime } from './process-usage'

/** Runs a program until it prints a line, and measures it then; ends it afterwards. */
async function measure(program: string): Promise<{ own: number; seen: number; after: number }> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const seen = processorTime(child.pid!)
  child.kill('SIGKILL')
  await once(child, 'exit')
  return { own: Number(line.toString()), seen, after: processorTime(child.pid!) }
}

const used = `const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`
const work = `const until = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < until);`
const idle = `setInterval(() => undefined, 1000)`

it('is what a process has used itself, and nothing once it has ended', async () => {
  const { own, seen, after } = await measure(`${work} ${used}; ${idle}`)
  expect(own).toBeGreaterThan(300)
  expect(Math.abs(seen - own)).toBeLessThan(50)
  expect(after).toBe(0)
})

it('includes threads that have ended', async () => {
  const thread = `new (require('node:worker_threads').Worker)(${JSON.stringify(work)}, { eval: true })`
  const { own, seen } = await measure(`${thread}.on('exit', () => { ${used}; ${idle} })`)
  expect(own).toBeGreaterThan(300)
  expect(Math.abs(seen - own)).toBeLessThan(50)
})
