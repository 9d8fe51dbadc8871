import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { type AssignmentRows, assignmentRows } from './assignment-rows.fixture'
import { addAssignment, assignmentsOf, openAssignment, ownAssignments } from './assignments'

/** Tests who sees assignments, and who may change them. */
let rows: Rows
let hill: AssignmentRows
beforeAll(async () => {
  rows = await openRows()
  hill = await assignmentRows(rows)
})
afterAll(() => rows.close())

const page = { limit: 100, offset: 0 }
const refused = (code: string) => expect.objectContaining({ code })

describe('assignments', () => {
  it('are listed for a classroom with the reader’s own progress', async () => {
    const { people, room, set } = hill
    const listed = async (who: Actor) => {
      const found = await assignmentsOf(rows.pool, who, room, page)
      expect(found.map(({ id }) => id)).toEqual([set.list, set.text])
      return found[1]!
    }
    expect(await listed(people.teacher)).toMatchObject({
      ...{ title: 'Owls', words: 2, known: 2, practised: 2, position: 1, seconds: 500 },
      read_num: 1,
    })
    expect(await listed(people.pupil)).toMatchObject({
      ...{ words: 2, known: 0, practised: 1, position: 1, seconds: 60 },
      read_num: null,
    })
    expect(await listed(people.classmate)).toMatchObject({
      ...{ words: 2, known: 1, practised: 1, position: 0.25, seconds: 10 },
      read_num: null,
    })
  })

  it('are listed for active students of the classroom only', async () => {
    const found: Record<string, number[]> = {}
    for (const [name, who] of Object.entries(hill.people)) {
      const own = await ownAssignments(rows.pool, who, page)
      if (own.length > 0) found[name] = own.map(({ id }) => id)
    }
    const { text, list, elsewhere } = hill.set
    expect(found).toEqual({ pupil: [list, text], classmate: [list, text], otherPupil: [elsewhere] })
  })

  it('can be opened by teachers of the classroom and those who run the school', async () => {
    const found: Record<string, string> = {}
    for (const [name, who] of Object.entries(hill.people)) {
      found[name] = await openAssignment(rows.pool, who, hill.set.text).then(
        ({ title }) => title,
        (error: { code: string }) => error.code,
      )
    }
    expect(found).toEqual({
      ...{ owner: 'Owls', teacher: 'Owls', otherTeacher: 'forbidden' },
      ...{ pupil: 'forbidden', classmate: 'forbidden', otherPupil: 'forbidden' },
      ...{ formerManager: 'assignment_not_found', formerPupil: 'assignment_not_found' },
      ...{ otherOwner: 'assignment_not_found', stranger: 'assignment_not_found' },
    })
  })
})

describe('addAssignment', () => {
  const sets = async (who: Actor, article_id: number) => {
    const client = await rows.pool.connect()
    const body = { article_id, note: '', due_at: null }
    try {
      return await addAssignment(client, who, hill.room, body)
    } finally {
      client.release()
    }
  }
  const exists = async (id: number) =>
    (await rows.pool.query('SELECT FROM assignment WHERE id = $1', [id])).rowCount === 1

  it('allows only the owner to assign a private text', async () => {
    const { owner, teacher } = hill.people
    const private_ = await hill.text(owner, 'Larks', [])
    await expect(sets(teacher, private_)).rejects.toEqual(refused('article_not_found'))
    expect(await sets(owner, private_)).toMatchObject({ id: expect.any(Number) })
    await expect(sets(owner, private_)).rejects.toEqual(refused('assignment_exists'))
  })

  it('replaces an assignment that the text’s owner has withdrawn, in that classroom and for that text only', async () => {
    const { owner, teacher } = hill.people
    const [larks, wrens] = [await hill.text(owner, 'Larks', []), await hill.text(owner, 'Wrens', [])]
    // Assigned by another teacher while the texts were public; now they are private.
    const stale = await hill.assign(hill.room, teacher, { article_id: larks })
    const others = [
      await hill.assign(hill.otherRoom, teacher, { article_id: larks }),
      await hill.assign(hill.room, teacher, { article_id: wrens }),
    ]
    await sets(owner, larks)
    expect(await exists(stale)).toBe(false)
    for (const other of others) expect(await exists(other)).toBe(true)
  })
})
