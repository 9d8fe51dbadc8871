import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { choicesOfWords } from './count-choices.queries'

it('choices-of-words matches the reviewed SQL', async () => {
  await expect(formatSql(choicesOfWords.text)).toMatchFileSnapshot('sql/choices-of-words.sql')
})
