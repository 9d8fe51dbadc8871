import { expect, it } from 'vitest'
import { formattedSql } from '../../testing/formatted-sql'
import { answerOf, keepAnswer, takeKey } from './idempotent-answers.queries'

it.each(
  Object.entries({
    'answer-of': answerOf,
    'take-key': takeKey,
    'keep-answer': keepAnswer,
  }),
)('%s is the SQL that was reviewed', async (name, { text }) => {
  await expect(formattedSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
