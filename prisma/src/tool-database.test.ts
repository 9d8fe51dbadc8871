import { expect, it } from 'vitest'
import { projectRoot } from './project-root'
import { findInstallation } from './tool-database'

it('tools use the address with the most rights', () => {
  const pooled = { DATABASE_URL: 'postgres://pooled' }
  const direct = { ...pooled, DATABASE_DIRECT_URL: 'postgres://direct' }
  const owner = { ...direct, DATABASE_OWNER_URL: 'postgres://owner' }
  expect([pooled, direct, owner].map((env) => findInstallation(env).databaseUrl)).toEqual([
    'postgres://pooled',
    'postgres://direct',
    'postgres://owner',
  ])
})

it('without an address, the database is the embedded one in the data folder', () => {
  expect(findInstallation({ DATABASE_URL: '' })).toEqual({
    databaseUrl: undefined,
    dataDir: `${projectRoot()}/.data`,
  })
  expect(findInstallation({ DATA_DIR: '/elsewhere' }).dataDir).toBe('/elsewhere')
})
