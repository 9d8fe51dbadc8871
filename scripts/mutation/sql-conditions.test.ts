// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is what is looked for.
import { describe, expect, it } from 'vitest'
import { findAccessConditions, withoutCondition } from './sql-conditions'

const found = (source: string) => findAccessConditions(source).map(({ text }) => text.replace(/\s+/g, ' '))

describe('the access conditions of a source', () => {
  it('are operands of AND below WHERE and ON that name an owner column, also in subqueries', () => {
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

  it('are found in fragments and plain strings, but not in comments, code or other texts', () => {
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

  it('include interpolations that are named like conditions, after NOT, in parentheses and next to OR', () => {
    const source = `const sql = \`SELECT \${personJson('u', '$2')} AS info, \${isOpenTo('u', '$2')} AS is_open
      FROM follow f JOIN account u ON u.id = f.\${other}
      WHERE \${conditions.where} AND (\${isThereFor('u', '$2')}) AND NOT \${areKeptApart(\`\${u}.id\`)}
        AND ($1 = $2 OR \${isOpenTo('u', '$2')}) AND \${unread(1)} > 0 AND f.\${of} = $1
      \${order('user_id')}\``
    expect(found(source)).toEqual([
      '${conditions.where}',
      "(${isThereFor('u', '$2')})",
      'NOT ${areKeptApart(`${u}.id`)}',
      "($1 = $2 OR ${isOpenTo('u', '$2')})",
    ])
    expect(found('db.query(`SELECT FROM chat h WHERE ${condition} ${order(h)}`)')).toEqual(['${condition}'])
  })

  it('leave out interpolated columns, limits and parts of statements', () => {
    expect(found('`SELECT FROM a WHERE b.day BETWEEN $1 AND ${isoDay(1)} ORDER BY b.day`')).toEqual([])
    expect(found("`${columns('user_id')} FROM a WHERE a.id = $1 LIMIT ${limit('user_id')}`")).toEqual([])
    expect(found('`${isOpenTo(u)} AS is_open, ${isShown(u)} FROM a WHERE a.id = $1`')).toEqual([])
    expect(found("`SELECT FROM a WHERE ${columns('user_id')}`")).toEqual([])
    expect(found('`SELECT * FROM (${ownChats}) h WHERE h.id = $1 ${isLast ? page : order}`')).toEqual([])
    expect(found("`WITH set AS (${isSetFor('user_id')}) SELECT FROM set WHERE id = 1`")).toEqual([])
  })

  it('include the first operand in parentheses, and whole comparisons', () => {
    expect(found('const f = `(${isShown(u)} AND ${isOpenTo(u)})`')).toEqual([
      '(${isShown(u)} AND ${isOpenTo(u)})',
      '${isShown(u)}',
      '${isOpenTo(u)}',
    ])
    expect(
      found('const f = `f((${isPrivate(u)} OR ${isPrivate(v)}) AND NOT ${sharesSchool(u, v)}, u)`'),
    ).toEqual(['(${isPrivate(u)} OR ${isPrivate(v)})', 'NOT ${sharesSchool(u, v)}'])
    expect(
      found('`SELECT FROM m WHERE m.user_id IS NOT DISTINCT FROM $1 AND m.role BETWEEN 1 AND 2`'),
    ).toEqual(['m.user_id IS NOT DISTINCT FROM $1', 'm.role BETWEEN 1 AND 2'])
    expect(found('`DELETE FROM follow WHERE (follower_id, followed_id) IN (($1, $2), ($2, $1))`')).toEqual([
      '(follower_id, followed_id) IN (($1, $2), ($2, $1))',
    ])
  })

  it('are removed one at a time, while their parameters stay', () => {
    const source = 'db.query(`DELETE FROM a WHERE id = $1 AND user_id = $2 RETURNING id`)'
    const [condition] = findAccessConditions(source)
    expect(condition).toMatchObject({ text: 'user_id = $2', line: 1 })
    expect(withoutCondition(source, condition!)).toBe(
      'db.query(`DELETE FROM a WHERE id = $1 AND (true OR (user_id = $2)) RETURNING id`)',
    )
    const whole = 'db.query(`SELECT FROM a WHERE a.id = $1 AND NOT ${isHidden(`a`)}`)'
    expect(withoutCondition(whole, findAccessConditions(whole)[0]!)).toBe(
      'db.query(`SELECT FROM a WHERE a.id = $1 AND (true OR (NOT ${isHidden(`a`)}))`)',
    )
  })
})
