import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { sensesOfSpells } from './senses.queries'

it('senses-of-spells is the SQL that was reviewed', async () => {
  await expect(formatSql(sensesOfSpells.text)).toMatchFileSnapshot('sql/senses-of-spells.sql')
})
