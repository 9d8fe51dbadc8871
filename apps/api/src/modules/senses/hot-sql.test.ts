import { expect, it } from 'vitest'
import { formattedSql } from '../../testing/formatted-sql'
import { sensesOfSpells } from './senses.queries'

it('senses-of-spells is the SQL that was reviewed', async () => {
  await expect(formattedSql(sensesOfSpells.text)).toMatchFileSnapshot('sql/senses-of-spells.sql')
})
