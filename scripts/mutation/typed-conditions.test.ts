import { describe, expect, it } from 'vitest'
import { withoutCondition } from './sql-conditions'
import { findTypedConditions } from './typed-conditions'

const found = (source: string) => findTypedConditions(source).map(({ text }) => text.replace(/\s+/g, ' '))
/** Returns a copy of the source for each of its conditions, without that condition. */
const mutants = (source: string) =>
  findTypedConditions(source).map((condition) => withoutCondition(source, condition))

describe('the access conditions of typed SQL', () => {
  it('are the operands of where(), on() and and() that name an owner column, also in subqueries', () => {
    const source = `query.selectFrom('chat as h')
      .innerJoin('member as v', (join) => join.onRef('v.chat_id', '=', 'h.id').on('v.user_id', '=', p.userId))
      .where('h.name', '=', p.name)
      .where((eb) => eb.not(eb.exists(eb.selectFrom('user_block as b').where('b.blocker_id', '=', p.userId))))
      .where((eb) => eb.and([eb('h.school_id', '=', p.schoolId), eb('h.name', '<>', literal(''))]))`
    expect(found(source)).toEqual([
      "'v.user_id', '=', p.userId",
      "(eb) => eb.not(eb.exists(eb.selectFrom('user_block as b').where('b.blocker_id', '=', p.userId)))",
      "'b.blocker_id', '=', p.userId",
      "(eb) => eb.and([eb('h.school_id', '=', p.schoolId), eb('h.name', '<>', literal(''))])",
      "eb('h.school_id', '=', p.schoolId)",
    ])
  })

  it('include helpers shared by modules, but not joins by id', () => {
    expect(found(".where((eb) => isOpenTo(columnsOf(eb, 'u'), p.viewer))")).toHaveLength(1)
    expect(found(".whereRef('v.id', '=', 'w.voc_id')")).toEqual([])
    expect(found(".whereRef('i.user_id', '=', 'b.user_id')")).toHaveLength(1)
  })

  it('are always true once removed', () => {
    expect(mutants(".where('user_id', '=', p.userId).where('id', '=', p.id)")).toEqual([
      ".where((eb) => eb.lit(true)).where('id', '=', p.id)",
    ])
    expect(mutants("join.onRef('x.user_id', '=', 'y.user_id')")).toEqual(['join.on((eb) => eb.lit(true))'])
    expect(mutants("expr.and([a, expr(b, '=', role)])")).toEqual(['expr.and([a, expr.lit(true)])'])
  })
})
