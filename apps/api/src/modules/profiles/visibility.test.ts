import { cast, columnsOf } from '@wordhoard/database/sql/expressions'
import { type Expression, query, type SqlBool } from '@wordhoard/database/sql/query'
import { fetchOne } from '@wordhoard/database/sql/run'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import {
  acceptsMessagesFrom,
  areSeparated,
  isOpenTo,
  isPartVisible,
  isPrivateStudent,
  isVisibleTo,
  type Person,
  sharesSchool,
  type Viewer,
} from './visibility'

let rows: Rows
/**
 * All belong to one school, except `elsewhere` (of another school) and `stranger`. Both schools keep their students
 * private.
 */
let people: Record<'pupil' | 'teacher' | 'ended' | 'elsewhere' | 'stranger', Actor>
beforeAll(async () => {
  rows = await openRows()
  const { person, school, member } = rows
  people = {
    pupil: await person(),
    teacher: await person(),
    ended: await person(),
    elsewhere: await person(),
    stranger: await person(),
  }
  const hill = await school()
  await member(hill, people.pupil)
  await member(hill, people.teacher, 'teacher')
  await member(hill, people.ended, 'student', false)
  await member(await school(), people.elsewhere)
})
afterAll(() => rows.close())

/** Evaluates a condition for a person and a viewer. */
const has = async (
  condition: (person: Person, viewer: Viewer) => Expression<SqlBool>,
  { userId }: Actor,
  viewer: Actor,
) =>
  (
    await fetchOne(
      rows.pool,
      query
        .selectFrom('user_account as u')
        .select((eb) =>
          eb.and([condition(columnsOf(eb, 'u'), cast(eb.val(viewer.userId), 'int4'))]).as('holds'),
        )
        .where('u.id', '=', userId),
    )
  ).holds === true
const sets = ({ userId }: Actor, privacy: object) =>
  rows.pool.query('UPDATE user_account SET privacy = $2 WHERE id = $1', [userId, privacy])
const chooses = (who: Actor, messages_from: string) => sets(who, { messages_from })

describe('a school', () => {
  it('is shared by two active members of the same one', async () => {
    const { pupil, teacher, ended, elsewhere, stranger } = people
    expect(await has(sharesSchool, pupil, teacher)).toBe(true)
    expect(await has(sharesSchool, teacher, pupil)).toBe(true)
    for (const other of [ended, elsewhere, stranger]) {
      expect(await has(sharesSchool, pupil, other)).toBe(false)
      expect(await has(sharesSchool, other, pupil)).toBe(false)
    }
  })

  it('keeps its active students private, unless it lets them open their profiles', async () => {
    const { person, school, member, pool } = rows
    const [open, allowed] = [await school(), await person()]
    await pool.query('UPDATE school SET students_may_open_profiles = true WHERE id = $1', [open])
    await member(open, allowed)
    const found: Record<string, boolean> = {}
    for (const [name, who] of Object.entries({ ...people, allowed })) {
      found[name] = await has(({ id }) => isPrivateStudent(id), who, who)
    }
    expect(found).toEqual({
      ...{ pupil: true, teacher: false, ended: false, elsewhere: true, stranger: false },
      allowed: false,
    })
  })

  it('separates its students from people who share no school with them', async () => {
    const { pupil, teacher, ended, elsewhere, stranger } = people
    expect(await has(areSeparated, pupil, teacher)).toBe(false)
    expect(await has(areSeparated, stranger, teacher)).toBe(false)
    for (const other of [ended, elsewhere, stranger]) {
      expect(await has(areSeparated, pupil, other)).toBe(true)
      expect(await has(areSeparated, other, pupil)).toBe(true)
    }
  })
})

describe('a profile', () => {
  /** Names of the people to whom a profile is open. */
  const viewersOf = async (owner: Actor) => {
    const found: string[] = []
    for (const [name, who] of Object.entries(people)) if (await has(isOpenTo, owner, who)) found.push(name)
    return found
  }

  it('is open to everyone unless its owner shows it to their school only', async () => {
    const { teacher } = people
    expect(await viewersOf(teacher)).toEqual(Object.keys(people))
    await sets(teacher, { visible_to: 'school' })
    expect(await viewersOf(teacher)).toEqual(['pupil', 'teacher'])
  })

  it('of a private student is open only to their school, whatever they have chosen', async () => {
    await sets(people.pupil, { visible_to: 'everyone' })
    expect(await viewersOf(people.pupil)).toEqual(['pupil', 'teacher'])
  })

  it('shows the parts that its owner shares to people to whom it is open', async () => {
    const { pupil, teacher, stranger } = people
    const showsBio = (person: Person, viewer: Viewer) => isPartVisible(person, 'shows_bio', viewer)
    await sets(pupil, {})
    expect([await has(showsBio, pupil, teacher), await has(showsBio, pupil, stranger)]).toEqual([true, false])
    await sets(pupil, { shows_bio: false })
    expect(await has(showsBio, pupil, teacher)).toBe(false)
  })
})

describe('a block', () => {
  it('hides the blocker from that user only, and stops messages in both directions', async () => {
    const [blocker, blocked, other] = await Promise.all([1, 2, 3].map(() => rows.person()))
    await rows.add('user_block', { blocker_id: blocker!.userId, blocked_id: blocked!.userId })
    const asked = async (condition: Parameters<typeof has>[0], pairs: readonly [Actor, Actor][]) => {
      const answers: boolean[] = []
      for (const [u, viewer] of pairs) answers.push(await has(condition, u, viewer))
      return answers
    }
    const pairs: [Actor, Actor][] = [
      [blocker!, blocked!],
      [blocked!, blocker!],
      [blocker!, other!],
      [other!, blocked!],
    ]
    expect(await asked(isVisibleTo, pairs)).toEqual([false, true, true, true])
    expect(await asked(acceptsMessagesFrom, pairs)).toEqual([false, false, true, true])
  })
})

describe('messages', () => {
  it('are accepted from those the recipient chose, and never from oneself', async () => {
    const [reader, followed, schoolmate, unrelated] = await Promise.all([1, 2, 3, 4].map(() => rows.person()))
    const hill = await rows.school()
    for (const who of [reader!, schoolmate!]) await rows.member(hill, who, 'teacher')
    await rows.add('follow', { follower_id: reader!.userId, followed_id: followed!.userId })
    await rows.add('follow', { follower_id: unrelated!.userId, followed_id: reader!.userId })
    await rows.add('follow', { follower_id: schoolmate!.userId, followed_id: unrelated!.userId })
    const writers = { reader: reader!, followed: followed!, schoolmate: schoolmate!, unrelated: unrelated! }
    const taken = async () => {
      const found: string[] = []
      for (const [name, who] of Object.entries(writers)) {
        if (await has(acceptsMessagesFrom, reader!, who)) found.push(name)
      }
      return found
    }
    expect(await taken(), 'before any choice').toEqual(['followed', 'schoolmate', 'unrelated'])
    const found: Record<string, string[]> = {}
    for (const chosen of ['everyone', 'followed', 'school', 'nobody']) {
      await chooses(reader!, chosen)
      found[chosen] = await taken()
    }
    expect(found).toEqual({
      everyone: ['followed', 'schoolmate', 'unrelated'],
      followed: ['followed'],
      school: ['schoolmate'],
      nobody: [],
    })
  })

  it('can’t pass between a private student and a stranger, whatever both chose', async () => {
    const { pupil, teacher, elsewhere, stranger } = people
    for (const who of Object.values(people)) await chooses(who, 'everyone')
    expect(await has(acceptsMessagesFrom, pupil, teacher)).toBe(true)
    for (const other of [elsewhere, stranger]) {
      expect(await has(acceptsMessagesFrom, pupil, other)).toBe(false)
      expect(await has(acceptsMessagesFrom, other, pupil)).toBe(false)
    }
  })
})
