import * as articles from '@wordhoard/contracts/articles'
import type { AssignmentUpdateInput, NewAssignmentInput } from '@wordhoard/contracts/assignments'
import * as assignments from '@wordhoard/contracts/assignments'
import * as chats from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import { countLookup } from '@wordhoard/contracts/encounters'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { addMember, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const call = callsTo(() => api)
const idOf = (word: string) => api.dictionary.index.idOf(word)!

async function text(who: Person, title: string): Promise<number> {
  const body = {
    title,
    md_content: 'The lighthouse keeper polished a lantern.',
    access_modifier: 'private' as const,
  }
  return (await call(who, articles.createArticle, { body })).json<{ id: number }>().id
}
async function wordList(who: Person, words: string[]): Promise<number> {
  const body = { name: words.join(' '), description: 'x', access_modifier: 'private' as const }
  const { id } = (await call(who, customVocabulary.createVocabulary, { body })).json<{ id: number }>()
  await call(who, customVocabulary.addSpells, { body: { voc_id: id, spell_ids: words.map(idOf) } })
  return id
}
const set = (who: Person, id: number, body: Partial<NewAssignmentInput>) =>
  call(who, assignments.createAssignment, { params: { id }, body })
const mine = async (who: Person, query = {}) =>
  (await call(who, assignments.listMyAssignments, { query })).json<
    (assignments.Assignment & { classroom_name: string })[]
  >()
const progressOn = async (who: Person, id: number) =>
  (await call(who, assignments.getAssignmentProgress, { params: { id } })).json()

/** Inserts what a learning session stores when a user practises a word. */
const practise = (who: Person, word: string, score: number) =>
  api.pool.query(
    `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, mark, score, repeat_count, last_repeated_at)
     VALUES ($1, $2, $3, 1, $4, 3, now())
     ON CONFLICT (user_id, spell_id)
     DO UPDATE SET mark = 1, score = excluded.score, repeat_count = 3, last_repeated_at = now()`,
    [who.userId, idOf(word), word, score],
  )
const readToEnd = (who: Person, id: number) =>
  call(who, articles.reportProgress, { params: { id }, body: { seconds: 60, position: 1 } })

describe('an assignment', () => {
  it('lets the class read a private text and list while they are assigned', async () => {
    const hill = await schoolWithAllRoles(api)
    const article = await text(hill.teacher, 'Keepers')
    const voc = await wordList(hill.teacher, ['lantern', 'keeper'])
    const read = async (who: Person) =>
      (await call(who, articles.getArticle, { params: { id: article } })).statusCode
    const list = async (who: Person) =>
      (await call(who, customVocabulary.getVocabulary, { params: { id: voc } })).statusCode
    expect([await read(hill.student), await list(hill.student)]).toEqual([404, 404])
    const due_at = '2027-01-10T08:00:00.000Z'
    const { id } = (
      await set(hill.teacher, hill.classroom, { article_id: article, note: 'By Monday', due_at })
    ).json()
    await set(hill.teacher, hill.classroom, { voc_id: voc })
    expect([await read(hill.student), await list(hill.student)]).toEqual([200, 200])
    expect([await read(hill.otherStudent), await list(hill.otherStudent)]).toEqual([404, 404])
    const own = (
      await call(hill.student, customVocabulary.createVocabulary, {
        body: { name: 'Mine', description: 'x' },
      })
    ).json()
    const copy = await call(hill.student, customVocabulary.copyVocabulary, {
      body: { from_id: voc, to_id: own.id },
    })
    expect(copy.json()).toEqual({ added: 2 })
    expect(await mine(hill.student)).toMatchObject([
      {
        id,
        kind: 'article',
        title: 'Keepers',
        note: 'By Monday',
        due_at,
        classroom_name: 'Year 7',
        is_done: false,
      },
      { kind: 'vocabulary', voc_id: voc, due_at: null, words: 2 },
    ])
    expect(await mine(hill.teacher)).toEqual([])
    const card = await call(hill.teacher, chats.sendMessage, {
      body: { chat_id: hill.chat, content: '', attachment: { kind: 'article', article_id: article } },
    })
    expect(card.statusCode).toBe(201)
    const seen = await call(hill.student, chats.listMessages, { params: { id: hill.chat } })
    expect(seen.json()[0].message.attachment).toMatchObject({ title: 'Keepers' })
    await call(hill.teacher, assignments.deleteAssignment, { params: { id } })
    expect(await read(hill.student)).toBe(404)
    expect(await mine(hill.student)).toHaveLength(1)
  })

  it('ends when the owner makes the text or list private again', async () => {
    const hill = await schoolWithAllRoles(api)
    const author = await person(api)
    const [article, voc] = [await text(author, 'Taken back'), await wordList(author, ['lantern'])]
    const open = (access_modifier: 'public' | 'private') =>
      Promise.all([
        api.pool.query('UPDATE article SET access_modifier = $2 WHERE id = $1', [article, access_modifier]),
        api.pool.query('UPDATE custom_voc SET access_modifier = $2 WHERE id = $1', [voc, access_modifier]),
      ])
    const reads = async (who: Person) => [
      (await call(who, articles.getArticle, { params: { id: article } })).statusCode,
      (await call(who, customVocabulary.getVocabulary, { params: { id: voc } })).statusCode,
    ]
    const listed = async (who: Person) =>
      (await call(who, assignments.listAssignments, { params: { id: hill.classroom } })).json()
    await open('public')
    const { id } = (await set(hill.teacher, hill.classroom, { article_id: article })).json()
    await set(hill.teacher, hill.classroom, { voc_id: voc })
    expect(await mine(hill.student)).toHaveLength(2)
    await open('private')
    for (const who of [hill.student, hill.teacher, hill.owner]) {
      expect(await reads(who)).toEqual([404, 404])
      expect(await listed(who)).toEqual([])
    }
    expect(await mine(hill.student)).toEqual([])
    const progress = await call(hill.teacher, assignments.getAssignmentProgress, { params: { id } })
    expect(progress.statusCode).toBe(404)
    // The owner may assign it although another teacher already had. The words of a text are its author’s.
    await api.pool.query('DELETE FROM article_word WHERE article_id = $1', [article])
    await api.pool.query('UPDATE article SET user_id = $2 WHERE id = $1', [article, hill.manager.userId])
    expect((await set(hill.manager, hill.classroom, { article_id: article })).statusCode).toBe(201)
    expect(await reads(hill.student)).toEqual([200, 404])
    await open('public')
    expect(await mine(hill.student)).toHaveLength(2)
  })

  it('is refused if it exists already, has no text or two, or has another user’s private text', async () => {
    const hill = await schoolWithAllRoles(api)
    const article = await text(hill.teacher, 'Once')
    const statuses = await Promise.all(
      [1, 2].map(() => set(hill.teacher, hill.classroom, { article_id: article })),
    )
    expect(statuses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect((await set(hill.teacher, hill.classroom, {})).statusCode).toBe(400)
    expect((await set(hill.teacher, hill.classroom, { article_id: article, voc_id: 1 })).statusCode).toBe(400)
    const others = await text(await person(api), 'Not yours')
    expect((await set(hill.teacher, hill.classroom, { article_id: others })).json().code).toBe(
      'article_not_found',
    )
    // A text assigned to one's own class may be read but not assigned to another.
    expect((await set(hill.otherTeacher, hill.other, { article_id: article })).json().code).toBe(
      'article_not_found',
    )
    const due = await set(hill.teacher, hill.classroom, { article_id: others, due_at: 'Monday' })
    expect(due.json()).toMatchObject({ detail: [{ loc: ['body', 'due_at'] }] })
  })

  it('can have its note and due date changed separately', async () => {
    const hill = await schoolWithAllRoles(api)
    const article = await text(hill.teacher, 'Changed')
    const { id } = (await set(hill.teacher, hill.classroom, { article_id: article, note: 'One' })).json()
    const change = (body: AssignmentUpdateInput) =>
      call(hill.teacher, assignments.updateAssignment, { params: { id }, body })
    await change({ due_at: '2027-02-01T00:00:00Z' })
    expect((await mine(hill.student))[0]).toMatchObject({ note: 'One', due_at: '2027-02-01T00:00:00.000Z' })
    await change({ note: 'Two', due_at: null })
    expect((await mine(hill.student))[0]).toMatchObject({ note: 'Two', due_at: null })
  })

  it('ends for deactivated students, and when the classroom is archived', async () => {
    const hill = await schoolWithAllRoles(api)
    const article = await text(hill.teacher, 'Ended')
    await set(hill.teacher, hill.classroom, { article_id: article })
    const read = async (who: Person) =>
      (await call(who, articles.getArticle, { params: { id: article } })).statusCode
    expect(await read(hill.deactivated)).toBe(404)
    await call(hill.owner, classrooms.updateClassroom, {
      params: { id: hill.classroom },
      body: { is_archived: true },
    })
    expect(await mine(hill.student)).toEqual([])
    // The text itself stays readable in the class.
    expect(await read(hill.student)).toBe(200)
  })
})

describe('progress on assignments', () => {
  let hill: TestSchool
  let second: Person
  let article: number
  let assignment: number
  let listed: number
  beforeAll(async () => {
    hill = await schoolWithAllRoles(api)
    second = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
    await api.db.user.update({
      where: { id: hill.student.userId },
      data: { firstName: '=Ann', lastName: 'Zed' },
    })
    await api.db.user.update({ where: { id: second.userId }, data: { firstName: 'Bob', lastName: 'Abel' } })
    article = await text(hill.teacher, 'Keepers')
    assignment = (await set(hill.teacher, hill.classroom, { article_id: article })).json().id
    const voc = await wordList(hill.teacher, ['lantern', 'keeper', 'zeppelin'])
    listed = (await set(hill.teacher, hill.classroom, { voc_id: voc })).json().id
    await readToEnd(hill.student, article)
    await practise(hill.student, 'lantern', 8)
    await practise(hill.student, 'keeper', 3)
    // Looked up in the assigned text and elsewhere. Look-ups elsewhere are private, even in a text of the same name.
    const own = await text(hill.student, 'Keepers')
    for (const [word, source, article_id] of [
      ['polish', 'Keepers', article],
      ['polish', 'Keepers', article],
      ['polish', 'My diary', undefined],
      ['zeppelin', 'Keepers', undefined],
      ['keeper', 'Keepers', own],
    ] as const) {
      const context = `Of ${word} (${source}).`
      const body = { spell_id: idOf(word), context, source, ...(article_id && { article_id }) }
      await call(hill.student, countLookup, { body })
    }
  })

  it('is shown for each student by name, with reading, look-ups and words', async () => {
    const answer = await progressOn(hill.teacher, assignment)
    expect(
      answer.students.map(({ student }: { student: { first_name: string } }) => student.first_name),
    ).toEqual(['Bob', '=Ann'])
    const [bob, ann] = answer.students
    expect(ann).toMatchObject({
      is_read: true,
      position: 1,
      seconds: 60,
      looked_up: 1,
      // What she has practised of the text’s words is her own.
      practised: null,
      retained: null,
      known: null,
      unknown: null,
    })
    expect(bob).toMatchObject({ is_read: false, seconds: 0, looked_up: 0, practised: null, retained: null })
    expect(answer.class).toMatchObject({ students: 2, read: 1, seconds: 30, looked_up: 0.5, practised: null })
    expect(JSON.stringify(answer)).not.toMatch(/diary|@example/)
    expect((await progressOn(hill.teacher, listed)).students[1]).toMatchObject({
      practised: 2,
      retained: 1,
      known: 1,
      unknown: 1,
    })
  })

  it('counts look-ups only for the article they were made in, and only if the student may read it', async () => {
    const others = await text(hill.otherTeacher, 'Not theirs')
    const lookUp = (body: { article_id?: number; source?: string }) =>
      call(second, countLookup, { body: { spell_id: idOf('lantern'), context: 'A sentence.', ...body } })
    const made = async () => {
      const { rows } = await api.pool.query(
        'SELECT article_id FROM encounter WHERE user_id = $1 ORDER BY id',
        [second.userId],
      )
      return rows.map(({ article_id }) => article_id)
    }
    expect((await lookUp({ article_id: others, source: 'Keepers' })).statusCode).toBe(204)
    expect(await made()).toEqual([null])
    // The same sentence, first in the assigned text, then elsewhere: it counts as one look-up in the text.
    await lookUp({ article_id: article })
    expect(await made()).toEqual([article])
    await lookUp({ source: 'Keepers' })
    expect(await made()).toEqual([article])
    const mine = await text(second, 'Mine')
    await lookUp({ article_id: mine })
    expect(await made()).toEqual([article, mine])
    const [bob] = (await progressOn(hill.teacher, assignment)).students
    expect(bob.looked_up).toBe(1)
    await api.pool.query('DELETE FROM encounter WHERE user_id = $1', [second.userId])
  })

  it('lists first the words that most of the class don’t know', async () => {
    const words = (await call(hill.teacher, assignments.listHardWords, { params: { id: listed } })).json()
    expect(words).toMatchObject([
      { spell_id: idOf('zeppelin'), spell_lower: 'zeppelin', unknown: 2, looked_up: 0 },
      { spell_lower: 'lantern', unknown: 1 },
      { spell_lower: 'keeper', unknown: 1 },
    ])
  })

  it('lists first the words looked up in the text, and ignores look-ups elsewhere', async () => {
    await call(second, countLookup, {
      body: { spell_id: idOf('lantern'), context: 'A lantern of mine.', source: 'My diary' },
    })
    const words = (await call(hill.teacher, assignments.listHardWords, { params: { id: assignment } })).json()
    expect(words[0]).toMatchObject({ spell_lower: 'polish', looked_up: 1 })
    expect(words.filter((word: { looked_up: number }) => word.looked_up > 0)).toHaveLength(1)
  })

  it('lists the less common words when the class is empty, the rarest first', async () => {
    const own = await text(hill.owner, 'Empty class')
    const { id } = (await set(hill.owner, hill.other, { article_id: own })).json()
    await call(hill.owner, classrooms.removeClassroomUser, {
      params: { id: hill.other, user_id: hill.otherStudent.userId },
    })
    const words = (await call(hill.owner, assignments.listHardWords, { params: { id } })).json()
    expect(words.map(({ spell_lower }: { spell_lower: string }) => spell_lower)).toContain('lighthouse')
    expect(words[0]).toMatchObject({ unknown: 0, looked_up: 0, level: expect.any(String) })
  })

  it('is summed over all assignments, counting a word in two of them once', async () => {
    const answer = (
      await call(hill.teacher, assignments.getClassProgress, { params: { id: hill.classroom } })
    ).json()
    expect(answer).toMatchObject({
      assignments_num: 2,
      students: [
        { student: { first_name: 'Bob' }, texts_read: 0, texts_num: 1, seconds: 0, last_read_at: null },
        {
          student: { first_name: '=Ann' },
          texts_read: 1,
          seconds: 60,
          looked_up: 1,
          practised: 2,
          retained: 1,
        },
      ],
    })
  })

  it('is the student’s own on the class page', async () => {
    const list = await call(hill.student, assignments.listAssignments, { params: { id: hill.classroom } })
    expect(list.json()).toMatchObject([
      { id: listed, words: 3, known: 1, practised: 2, is_done: false },
      { id: assignment, position: 1, seconds: 60, is_done: true, read_num: null },
    ])
    const taught = await call(hill.teacher, assignments.listAssignments, { params: { id: hill.classroom } })
    expect(taught.json()).toMatchObject([
      { id: listed, read_num: null },
      { id: assignment, position: 0, read_num: 1 },
    ])
    expect((await mine(hill.student, { is_done: 'false' })).map(({ id }) => id)).toEqual([listed])
    expect((await mine(hill.student, { is_done: 'true' })).map(({ id }) => id)).toEqual([assignment])
  })

  it('is exported as CSV without formulas in names', async () => {
    const answer = await call(hill.teacher, assignments.exportClassProgress, {
      params: { id: hill.classroom },
    })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = answer.payload.split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFFstudent,username,set,kind,due,read,minutes,looked_up,practised,retained,known,unknown',
    )
    expect(lines).toHaveLength(6)
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^'=Ann Zed,${hill.student.username},Keepers,article,,yes,1,1,,,,$`)),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^'=Ann Zed,.*,vocabulary,,no,0,0,2,1,1,1$/))
  })
})
