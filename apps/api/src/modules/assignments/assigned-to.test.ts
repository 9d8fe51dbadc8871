import { cast, expr } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { fetchOne } from '@wordhoard/database/sql/run'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { findArticle } from '../articles/read-article'
import { findReadableText } from '../vocabulary/texts/add-from-article'
import { isAssignedTo } from './assigned-to'

let rows: Rows
let people: Record<'author' | 'classmate' | 'otherClass' | 'ended' | 'stranger', Actor>
beforeAll(async () => {
  rows = await openRows()
  const { person } = rows
  people = {
    author: await person(),
    classmate: await person(),
    otherClass: await person(),
    ended: await person(),
    stranger: await person(),
  }
})
afterAll(() => rows.close())

const article = async (access_modifier: 'private' | 'public' = 'private') =>
  (
    await rows.add('article', {
      ...{ user_id: people.author.userId, title: 'Owls', access_modifier },
      ...{ md_content: 'An owl.', raw_content: 'An owl.', html: '<p>An owl.</p>' },
    })
  ).id
/** Returns the names of those who may read an article. */
const readersOf = async (id: number) => {
  const found: string[] = []
  for (const [name, who] of [...Object.entries(people), ['visitor', undefined] as const]) {
    if (await findArticle(rows.pool, who, id)) found.push(name)
  }
  return found
}

describe('an article', () => {
  it('is read by its author while it is private, and by everybody once it is public', async () => {
    expect(await readersOf(await article())).toEqual(['author'])
    expect(await readersOf(await article('public'))).toEqual([...Object.keys(people), 'visitor'])
  })

  it('is read by a class to which it is assigned, even when private', async () => {
    const { school, classroom, member, addToClassroom, add, pool } = rows
    const hill = await school()
    const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
    const { author, classmate, otherClass, ended } = people
    await member(hill, author, 'teacher')
    for (const who of [classmate, otherClass]) await member(hill, who)
    await member(hill, ended, 'student', false)
    await addToClassroom(hill, room, author, classmate, ended)
    await addToClassroom(hill, otherRoom, otherClass)
    const [set, unset] = [await article(), await article()]
    await add('assignment', { classroom_id: room, article_id: set, created_by_id: author.userId })
    expect(await readersOf(set)).toEqual(['author', 'classmate'])
    expect(await readersOf(unset)).toEqual(['author'])
    const isSet = async ({ userId }: Actor, articleId: number) => {
      const isAssigned = isAssignedTo(cast(expr.val(userId), 'int4'), 'article_id', expr.lit(articleId))
      const { holds } = await fetchOne(
        pool,
        query.selectNoFrom((eb) => eb.and([isAssigned]).as('holds')),
      )
      return holds
    }
    expect([await isSet(classmate, set), await isSet(classmate, unset)]).toEqual([true, false])
    expect(await isSet(otherClass, set)).toBe(false)
    const reading = (who: Actor, id: number) => findReadableText(pool, who, id)
    expect(await reading(classmate, set)).toMatchObject({ title: 'Owls' })
    expect([await reading(classmate, unset), await reading(otherClass, set)]).toEqual([undefined, undefined])
  })
})
