// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is what is looked for.
import { describe, expect, it } from 'vitest'
import { accessConditions, withoutCondition } from './sql-conditions'

const found = (source: string) => accessConditions(source).map(({ text }) => text.replace(/\s+/g, ' '))

describe('the access conditions of a source', () => {
  it('are the operands of AND that name an owner, below WHERE and ON, and in what is asked within', () => {
    const source = `const sql = \`SELECT 'a AND b.user_id = 1' FROM chat h
      JOIN member v ON v.chat_id = h.id AND v.user_id = ANY($2::int[]) \${joins('v.user_id')}
      WHERE h.school_id = \${school} AND m.is_active AND h.name = $3
        AND (p.user_id = $1 OR EXISTS (SELECT FROM k WHERE k.user_id = $1 AND k.classroom_id = h.classroom_id))
      ORDER BY h.id\``
    expect(found(source)).toEqual([
      'v.user_id = ANY($2::int[])',
      'h.school_id = ${school}',
      'm.is_active',
      '(p.user_id = $1 OR EXISTS (SELECT FROM k WHERE k.user_id = $1 AND k.classroom_id = h.classroom_id))',
      'k.user_id = $1',
      'k.classroom_id = h.classroom_id',
    ])
  })

  it('stand in fragments and in plain strings too, and not in comments, in code or in texts', () => {
    expect(found("only('m.school_id = $1')")).toEqual(['m.school_id = $1'])
    expect(found('const name = (u) => `(SELECT m.name FROM m WHERE m.user_id = ${u}.id)`')).toEqual([
      'm.user_id = ${u}.id',
    ])
    expect(found('const f = (a) => `${a}.user_id = $1 AND ${a}.role = $2`')).toEqual([
      '${a}.user_id = $1',
      '${a}.role = $2',
    ])
    expect(
      found("// WHERE user_id = $1\nconst said = 'Whose user_id, and where?'\nif (a.user_id === b) {}"),
    ).toEqual([])
    expect(
      found('const where = `INSERT INTO a (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING`'),
    ).toEqual([])
  })

  it('are taken out one at a time, with their parameters left in', () => {
    const source = 'db.query(`DELETE FROM a WHERE id = $1 AND user_id = $2 RETURNING id`)'
    const [condition] = accessConditions(source)
    expect(condition).toMatchObject({ text: 'user_id = $2', line: 1 })
    expect(withoutCondition(source, condition!)).toBe(
      'db.query(`DELETE FROM a WHERE id = $1 AND (true OR (user_id = $2)) RETURNING id`)',
    )
  })
})
