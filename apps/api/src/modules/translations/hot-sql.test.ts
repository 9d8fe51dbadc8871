import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { packSenses, packWords } from './translations.queries'

it.each(Object.entries({ 'pack-senses': packSenses, 'pack-words': packWords }))(
  '%s matches the reviewed SQL',
  async (name, { text }) => {
    await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
  },
)
