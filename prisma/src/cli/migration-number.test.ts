import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root'
import { nextMigrationNumber } from './migration-number'

describe('the number of a new migration', () => {
  it('follows the highest, although some are left out', () => {
    expect(nextMigrationNumber(['0001_a', '0003_b', 'migration_lock.toml', '0058_c', '0002_d'])).toBe('0059')
    expect(nextMigrationNumber([])).toBe('0001')
  })

  it('is that of no migration that is there', () => {
    const folders = readdirSync(join(projectRoot(), 'prisma', 'migrations'))
    const next = nextMigrationNumber(folders)
    expect(folders.filter((name) => name.slice(0, 4) >= next && /^\d{4}_/.test(name))).toEqual([])
  })
})
