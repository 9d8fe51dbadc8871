import { createArticle, listMyArticles } from '@wordhoard/contracts/articles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsTo } from '../testing/calls'
import { person } from '../testing/people'
import { openTestApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const call = callsTo(() => api)
const body = { title: 'Out of room', md_content: 'Some words.', keywords: '', is_public: false }

it('answers 507 and stores nothing when the database is full, and works again once there is room', async () => {
  const ada = await person(api)
  // Raises the error that PostgreSQL raises when a table can't grow.
  await api.ownerQuery(
    `CREATE FUNCTION out_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
  )
  await api.ownerQuery(
    `CREATE TRIGGER out_of_room BEFORE INSERT ON article FOR EACH ROW
       WHEN (NEW.user_id = ${ada.userId}) EXECUTE FUNCTION out_of_room()`,
  )
  try {
    const refused = await call(ada, createArticle, { body })
    expect(refused.statusCode).toBe(507)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json()).toMatchObject({
      code: 'storage_full',
      detail: 'We’ve run out of storage space. Please try again later.',
    })
  } finally {
    await api.ownerQuery('DROP FUNCTION out_of_room CASCADE')
  }
  // The disk itself has room: the readiness check has probed it.
  expect((await api.app.inject({ url: '/api/ready' })).statusCode).toBe(200)
  expect((await call(ada, listMyArticles, {})).json()).toEqual([])
  expect((await call(ada, createArticle, { body })).statusCode).toBe(201)
})
