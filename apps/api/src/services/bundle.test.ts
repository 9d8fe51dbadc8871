import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@wordhoard/database/project-root'
import { expect, it } from 'vitest'

it('packages that the bundled server loads on demand are found as Node finds them, and nothing loads them before', async () => {
  const folder = join(projectRoot(), 'apps', 'api', 'dist', `test-${process.pid}`)
  const program = join('apps', 'api', 'build', 'bundle.ts')
  execFileSync(process.execPath, ['--import', 'tsx', program, folder, 'server'], { cwd: projectRoot() })
  try {
    const file = join(folder, 'server.js')
    const text = readFileSync(file, 'utf8')
    const onDemand = [...text.matchAll(/\bimport\("(\.[^"]+)"\)/g)].map(([, path]) => path!)
    expect(onDemand.length).toBeGreaterThan(4)
    // By Node itself: the runner of these tests would find more.
    const load = onDemand.map((path) => `await import(${JSON.stringify(new URL(path, pathToFileURL(file)))})`)
    execFileSync(process.execPath, ['--input-type=module', '--eval', load.join('\n')])
    const atStart = text.split('\n').filter((line) => /^import .* from "/.test(line))
    expect(atStart.length).toBeGreaterThan(20)
    expect(atStart.filter((line) => /@opentelemetry|@redis|nodemailer/.test(line))).toEqual([])
    // Bundled: as it is it has a hundred files, half of them languages.
    expect(atStart.filter((line) => /\/zod\//.test(line))).toEqual([])
    expect(text).not.toMatch(/zod\/v4\/locales\/(?!en\.js)/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
