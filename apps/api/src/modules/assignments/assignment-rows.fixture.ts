import type { Actor } from '../../lib/actor'
import type { Rows } from '../../testing/rows'
import { type SchoolRows, schoolRows } from '../../testing/school-rows'

type Name = keyof SchoolRows['people'] | 'pupil' | 'classmate' | 'formerPupil' | 'otherPupil'

/** A class with assignments, inserted straight into the database. */
export interface AssignmentRows {
  /**
   * The teacher's classroom, with `pupil`, `classmate` and `formerPupil`. The other one has `otherTeacher` and
   * `otherPupil`.
   */
  readonly room: number
  readonly otherRoom: number
  readonly people: Readonly<Record<Name, Actor>>
  /**
   * Dictionary words: the first two are in the text, the third is in the list, the fourth is in a list that isn't
   * assigned.
   */
  readonly words: readonly { readonly id: number; readonly spell_lower: string }[]
  /** The teacher's private text. */
  readonly article: number
  /** Assignment ids: the text and the teacher's list in the classroom, and a text in the other one. */
  readonly set: Readonly<Record<'text' | 'list' | 'elsewhere', number>>
  /** Inserts a private text with these words. */
  text(who: Actor, title: string, words: readonly number[]): Promise<number>
  assign(classroom: number, by: Actor, what: { article_id: number } | { voc_id: number }): Promise<number>
}

/**
 * Inserts a school with two classrooms and their assignments. `pupil` has read the text in a minute, and looked up and
 * practised its first word. `classmate` has started to read, and knows the second word. The teacher, `formerPupil`,
 * `otherPupil` and `stranger` have read it to the end, looked up both words and know them.
 */
export async function assignmentRows(rows: Rows): Promise<AssignmentRows> {
  const { person, member, addToClassroom, add, pool } = rows
  const { school, room, otherRoom, elsewhere, people: staff } = await schoolRows(rows)
  const people = {
    ...staff,
    pupil: await person(),
    classmate: await person(),
    formerPupil: await person(),
    otherPupil: await person(),
  }
  const { teacher, pupil, classmate } = people
  for (const who of [pupil, classmate, people.otherPupil]) await member(school, who)
  await member(school, people.formerPupil, 'student', false)
  // This school's teacher is a student in the other one.
  await member(elsewhere, teacher)
  await addToClassroom(school, room, pupil, classmate, people.formerPupil)
  await addToClassroom(school, otherRoom, people.otherPupil)

  const words = (
    await pool.query<{ id: number; spell_lower: string }>(
      'SELECT id, spell_lower FROM spell ORDER BY id LIMIT 4',
    )
  ).rows
  const [first, second, third, fourth] = words
  const text = async ({ userId: user_id }: Actor, title: string, spells: readonly number[]) => {
    const { id } = await add('article', { user_id, title, md_content: title, raw_content: title })
    for (const spell_id of spells) {
      await add('article_word', { user_id, article_id: id, spell_id, count: 1, is_common: false })
    }
    return id
  }
  const list = async ({ userId: user_id }: Actor, name: string, { id: spell_id, spell_lower } = first!) => {
    const { id } = await add('custom_voc', { user_id, name, name_lower: name, description: '' })
    await add('custom_voc_spell', { user_id, voc_id: id, spell_id, spell_lower })
    return id
  }
  const assign: AssignmentRows['assign'] = async (classroom_id, { userId: created_by_id }, what) =>
    (await add('assignment', { classroom_id, created_by_id, ...what })).id
  const article = await text(teacher, 'Owls', [first!.id, second!.id])
  const set = {
    text: await assign(room, teacher, { article_id: article }),
    list: await assign(room, teacher, { voc_id: await list(teacher, 'owl words', third) }),
    elsewhere: await assign(otherRoom, people.otherTeacher, {
      article_id: await text(people.otherTeacher, 'Herons', [first!.id]),
    }),
  }
  await list(teacher, 'words of nobody', fourth)

  const reads = ({ userId: user_id }: Actor, position: number, seconds: number) =>
    add('article_progress', { user_id, article_id: article, position, seconds })
  const hasLookedUp = ({ userId: user_id }: Actor, { id: spell_id } = first!) =>
    add('encounter', { user_id, spell_id, sentence: 'An owl.', was_looked_up: true, article_id: article })
  const has = ({ userId: user_id }: Actor, { id: spell_id, spell_lower } = first!, values: object = {}) =>
    add('main_voc_item', { user_id, spell_id, spell_lower, ...values })
  await reads(pupil, 1, 60)
  await hasLookedUp(pupil)
  await has(pupil, first, { mark: 1, repeat_count: 3 })
  await reads(classmate, 0.25, 10)
  await has(classmate, second, { mark: 2 })
  for (const who of [teacher, people.formerPupil, people.otherPupil, people.stranger]) {
    await reads(who, 1, 500)
    for (const word of [first, second]) {
      await hasLookedUp(who, word)
      await has(who, word, { mark: 2 })
    }
  }
  return { room, otherRoom, people, words, article, set, text, assign }
}
