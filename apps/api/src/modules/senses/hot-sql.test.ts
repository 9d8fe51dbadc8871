import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { articleBeginnings, articleVersions } from './article-topics.queries'
import { sensesOfSpells } from './senses.queries'

it.each(
  Object.entries({
    'senses-of-spells': sensesOfSpells,
    'article-versions': articleVersions,
    'article-beginnings': articleBeginnings,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
