import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { write } from './chat-rows.fixture'
import { messageById } from './list-messages'
import { readableMessage } from './readable-message'

/** Tests which parts of a message and its author each viewer sees. */
let rows: Rows
let chat: number
/** The first two belong to the classroom and its school; the last three do not, or no longer. */
type Viewer = 'teacher' | 'pupil' | 'formerTeacher' | 'teacherElsewhere' | 'stranger'
let viewers: Record<Viewer, Actor>
/** Authors: one hides her name, one has given none, and one wrote and then left. */
let ann: Actor
let zoe: Actor
let gone: Actor
beforeAll(async () => {
  rows = await openRows()
  const { person, school, member, classroom, addToClassroom, classroomChat, pool } = rows
  const [hill, dale] = [await school(), await school()]
  const room = await classroom(hill)
  await classroom(dale)
  viewers = {
    teacher: await person(),
    pupil: await person(),
    formerTeacher: await person(),
    teacherElsewhere: await person(),
    stranger: await person(),
  }
  ann = await person()
  zoe = await person()
  gone = await person()
  await member(hill, viewers.teacher, 'teacher')
  await member(hill, viewers.pupil)
  await member(hill, viewers.formerTeacher, 'teacher', false)
  await member(dale, viewers.teacherElsewhere, 'teacher')
  await member(dale, gone)
  for (const who of [ann, zoe]) await member(hill, who)
  await addToClassroom(hill, room, viewers.teacher, viewers.pupil, viewers.formerTeacher, ann, zoe)
  chat = await classroomChat(hill, room)
  const named = 'UPDATE user_account SET first_name = $2, privacy = $3 WHERE id = $1'
  for (const { userId } of [ann, gone]) await pool.query(named, [userId, 'Ann', { shows_name: false }])
  await pool.query('UPDATE school_member SET roster_name = $2 WHERE user_id = $1', [zoe.userId, 'Zoë Quill'])
})
afterAll(() => rows.close())

/** Reads a message as each viewer; leaves out viewers for whom `of` returns nothing. */
async function readBothWays(id: number, of: (item: Awaited<ReturnType<typeof messageById>>) => unknown) {
  const found: Record<string, unknown> = {}
  for (const [name, who] of Object.entries(viewers)) {
    const seen = of(await messageById(rows.pool, who, chat, id))
    if (seen) found[name] = seen
  }
  return found
}

describe('an author’s name in the chat of a classroom', () => {
  it('is visible to the active staff of the school while the author is a member', async () => {
    const nameOf = async (who: Actor) =>
      readBothWays(await write(rows, chat, who), ({ user }) => user.first_name)
    expect(await nameOf(ann)).toEqual({ teacher: 'Ann' })
    expect(await nameOf(zoe)).toEqual({ teacher: 'Zoë Quill' })
    expect(await nameOf(gone)).toEqual({})
  })
})

describe('an attachment', () => {
  it('is a card with title and word count for viewers who may read it', async () => {
    const { add } = rows
    const values = { user_id: viewers.teacher.userId, access_modifier: 'private' }
    const text = { title: 'Owls', md_content: 'Owl.', raw_content: 'Owl.', word_count: 1 }
    const voc = async (name: string, words: number) => {
      const { id } = await add('custom_voc', { ...values, name, name_lower: name, description: '' })
      await rows.pool.query(
        `INSERT INTO custom_voc_spell (user_id, voc_id, spell_id, spell_lower)
         SELECT v.user_id, v.id, s.id, s.spell_lower FROM spell s, custom_voc v WHERE v.id = $1 ORDER BY s.id LIMIT $2`,
        [id, words],
      )
      return id
    }
    const [articleId, vocId] = [(await add('article', { ...values, ...text })).id, await voc('owls', 2)]
    await voc('others', 3)
    const card = ({ message: { attachment } }: Awaited<ReturnType<typeof messageById>>) =>
      attachment?.id && [attachment.title, attachment.word_count]
    const article = await write(rows, chat, viewers.teacher, { kind: 'article', articleId })
    const vocabulary = await write(rows, chat, viewers.teacher, { kind: 'vocabulary', vocId })
    expect(await readBothWays(article, card)).toEqual({ teacher: ['Owls', 1] })
    expect(await readBothWays(vocabulary, card)).toEqual({ teacher: ['owls', 2] })
    await rows.pool.query("UPDATE custom_voc SET access_modifier = 'public' WHERE id = $1", [vocId])
    expect(Object.keys(await readBothWays(vocabulary, card))).toEqual(Object.keys(viewers))
  })
})

describe('a message', () => {
  it('is readable by the members of its chat', async () => {
    const id = await write(rows, chat, ann)
    const readers: string[] = []
    for (const [name, who] of Object.entries(viewers)) {
      const read = readableMessage(rows.pool, who, id)
      const found = await read.catch((error: { code: string }) => error.code)
      if (found === 'message_not_found') continue
      expect(found).toMatchObject({ chat_id: chat, content: 'Hello' })
      readers.push(name)
    }
    expect(readers).toEqual(['teacher', 'pupil'])
  })
})
