import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { drawBudgets } from './postgres-budgets.queries'

it('draw-budgets matches the reviewed SQL', async () => {
  await expect(formatSql(drawBudgets.text)).toMatchFileSnapshot('sql/draw-budgets.sql')
})
