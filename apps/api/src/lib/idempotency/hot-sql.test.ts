import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { answerOf, keepAnswer, takeKey } from './idempotent-answers.queries'

it.each(
  Object.entries({
    'answer-of': answerOf,
    'take-key': takeKey,
    'keep-answer': keepAnswer,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
