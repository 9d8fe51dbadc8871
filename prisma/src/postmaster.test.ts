import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostmaster } from './postmaster'

let cluster: string
let file: string
beforeAll(() => {
  cluster = mkdtempSync(join(tmpdir(), 'wordhoard-postmaster-'))
  file = join(cluster, 'postmaster.pid')
})
afterAll(() => rmSync(cluster, { recursive: true, force: true }))

describe('findPostmaster', () => {
  it('finds none without a lock file', () => {
    expect(findPostmaster(cluster)).toBeUndefined()
  })

  it('removes the lock file of a process that is gone', () => {
    writeFileSync(file, `${2 ** 22 - 2}\n${cluster}\n1700000000\n5432\n`)
    expect(findPostmaster(cluster)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  })

  it('leaves an empty lock file alone until it is too old to be filled', () => {
    writeFileSync(file, '')
    expect(findPostmaster(cluster)).toBeUndefined()
    expect(existsSync(file)).toBe(true)
    const minuteAgo = Date.now() / 1000 - 60
    utimesSync(file, minuteAgo, minuteAgo)
    expect(findPostmaster(cluster)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  })

  it('copes with a lock file that appears and disappears at any moment', async () => {
    // Acts like a server in another process: creates and removes the file as fast as it can.
    const script = `const { writeFileSync, rmSync } = require('node:fs')
      for (;;) { writeFileSync(${JSON.stringify(file)}, String(process.pid)); rmSync(${JSON.stringify(file)}, { force: true }) }`
    const other = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
    try {
      const end = Date.now() + 1_500
      let attempts = 0
      while (Date.now() < end) {
        expect(findPostmaster(cluster)).toBeUndefined()
        attempts += 1
      }
      expect(attempts).toBeGreaterThan(100)
    } finally {
      const closed = new Promise((resolve) => other.once('close', resolve))
      other.kill('SIGKILL')
      await closed
      rmSync(file, { force: true })
    }
  })
})
