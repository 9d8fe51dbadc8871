import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A school with a class of one student, who has an assignment. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO spell (id, spell_lower) VALUES (1, 'lend');
  INSERT INTO school (id, name, description, username, username_lower) VALUES (1, 'School', '', 's', 's');
  INSERT INTO school_member (school_id, user_id, role) VALUES (1, 1, 'owner'), (1, 2, 'student');
  INSERT INTO classroom (id, school_id, name, name_lower, description) VALUES (1, 1, 'Class', 'class', '');
  INSERT INTO classroom_member (school_id, classroom_id, user_id) VALUES (1, 1, 2);
  INSERT INTO custom_voc (id, user_id, name, name_lower, description) VALUES (1, 1, 'Sea', 'sea', '');
  INSERT INTO assignment (school_id, classroom_id, voc_id, created_by_id) VALUES (1, 1, 1, 1);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('class_tests', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows
const setTest = (id: number) =>
  db.query(
    `INSERT INTO class_test (id, school_id, classroom_id, title, questions, question_count, created_by_id)
     VALUES ($1, 1, 1, 'Sea', '[]', 5, 1)`,
    [id],
  )

describe('the migration that adds class tests', () => {
  it('keeps classes and what is assigned to them', async () => {
    expect(await rows('SELECT voc_id FROM assignment')).toEqual([{ voc_id: 1 }])
    expect(await rows('SELECT user_id FROM classroom_member')).toEqual([{ user_id: 2 }])
    expect(await rows('SELECT id FROM class_test')).toEqual([])
  })

  it('lets a question be answered once', async () => {
    await setTest(1)
    const answer = () =>
      db.query(
        'INSERT INTO class_test_answer (user_id, test_id, question, spell_id, is_correct) VALUES (2, 1, 0, 1, true)',
      )
    await answer()
    await expect(answer()).rejects.toThrow('class_test_answer_pkey')
  })

  it('notes a deleted test, also one that goes with its school when a process of the version before deletes that', async () => {
    await setTest(2)
    await db.query('DELETE FROM class_test WHERE id = 1')
    expect(await rows('SELECT school_id, id FROM deleted_class_test')).toEqual([{ school_id: 1, id: 1 }])
    await db.query('DELETE FROM school WHERE id = 1')
    expect(await rows('SELECT id FROM deleted_class_test ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
    // The answers are the service's to delete.
    expect(await rows('SELECT test_id FROM class_test_answer')).toEqual([{ test_id: 1 }])
  })

  it('deletes answers with the account of the student', async () => {
    await db.query('DELETE FROM user_account WHERE id = 2')
    expect(await rows('SELECT test_id FROM class_test_answer')).toEqual([])
  })
})
