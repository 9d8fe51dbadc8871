import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '../open'
import { readDistribution } from './distribution'
import { dropNext, keysNotYet } from './not-yet'
import { listWrongKeys } from './wrong-keys.fixture'

let dataDir: string
let database: OpenDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-keys-'))
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('keys', () => {
  it('begin with what spreads their table over machines, but for those that are listed', async () => {
    const wrong = await listWrongKeys(database.pool, readDistribution())
    const leftOvers: readonly string[] = dropNext.indexes
    expect(wrong.filter((name) => !leftOvers.includes(name)).sort()).toEqual([...keysNotYet].sort())
  })

  it('are found where they are wrong', async () => {
    await database.pool.query(`
      CREATE TABLE tried (user_id int REFERENCES user_account (id), id int PRIMARY KEY, spell_id int REFERENCES spell (id),
        friend_id int REFERENCES user_account (id));
      CREATE UNIQUE INDEX tried_right ON tried (user_id, id);
      ALTER TABLE tried ADD CONSTRAINT tried_moves FOREIGN KEY (user_id) REFERENCES user_account (id) ON UPDATE CASCADE`)
    const { spread, copied } = readDistribution()
    const withTried = new Map([...spread, ['tried', { column: 'user_id', with: 'user_account' }]] as const)
    const wrong = await listWrongKeys(database.pool, { spread: withTried, copied })
    await database.pool.query('DROP TABLE tried')
    expect(wrong.filter((name) => name.startsWith('tried'))).toEqual([
      'tried_friend_id_fkey',
      'tried_moves',
      'tried_pkey',
    ])
  })

  it('that only the version before needs are still there', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal`,
    )
    const names = rows.map(({ name }) => name)
    const listed = [...dropNext.indexes, ...dropNext.triggers]
    expect(listed.filter((name) => !names.includes(name))).toEqual([])
  })
})
