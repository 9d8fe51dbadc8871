import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { sensesOfSpells } from './senses.queries'

it('senses-of-spells matches the reviewed SQL', async () => {
  await expect(formatSql(sensesOfSpells.text)).toMatchFileSnapshot('sql/senses-of-spells.sql')
})
