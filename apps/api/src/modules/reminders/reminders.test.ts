import { getReminders, type ReminderChoice, type Reminders, setReminders } from '@wordhoard/contracts/goals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { type Learner, learner } from '../../testing/learner'
import { mailsTo } from '../../testing/mailbox'
import { type Person, person } from '../../testing/people'
import { newClassroom, newSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sendDueReminders } from './send-reminders'

let api: TestApp
let other: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', PUBLIC_URL: 'http://127.0.0.1:3000' })
  // A second server process on the same database, with an outbox of its own.
  other = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => Promise.all([api.close(), other.close()]))

const london = 'Europe/London'
const choose = (who: Person, choice: Partial<ReminderChoice> = {}) =>
  callAs(api, who, setReminders, { body: { hour: 18, kinds: ['daily'], tz: london, ...choice } })

/** Sets when a reminder is next decided on, as if it had been chosen long before. */
const setNext = (who: Person, at: string, kind = 'daily') =>
  api.pool.query('UPDATE reminder SET next_at = $2 WHERE user_id = $1 AND kind = $3', [who.userId, at, kind])

const nextOf = async (who: Person, kind = 'daily') =>
  (
    await api.pool.query<{ next_at: Date }>('SELECT next_at FROM reminder WHERE user_id = $1 AND kind = $2', [
      who.userId,
      kind,
    ])
  ).rows[0]?.next_at.toISOString()

/** Lets the clock of the server show a time. */
const atTime = (at: string, server = api) => sendDueReminders(server.app.reminders, new Date(at))

/** A learner with as many due words. */
async function withDue(words = 3): Promise<Learner> {
  const who = await learner(api, ['lighthouse', 'reluctant', 'mountain'].slice(0, words))
  await api.pool.query(
    `UPDATE main_voc_item SET repeat_count = 1, next_repeated_at = now() - interval '1 hour' WHERE user_id = $1`,
    [who.userId],
  )
  return who
}

let sessions = 1_000_000
/** Lets a learner practise a word on a day. */
const practise = (who: Learner, day: string, milliseconds = 60_000, times = 1) =>
  api.pool.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, milliseconds,
       answered_at, local_date, zone, score_delta)
     SELECT $1, $6::int, n, $2, 'spell-audio', 'x', true, $4, now(), $3, 'UTC', 0 FROM generate_series(1, $5::int) AS n`,
    [who.userId, who.spellIds[0], day, milliseconds, times, ++sessions],
  )

const subjects = async (who: Person, server = api) =>
  (await mailsTo(server, who.email)).map(({ subject }) => subject)

describe('reminders', () => {
  it('are off until they are chosen, and keep their hour and time zone', async () => {
    const me = await person(api)
    const read = async () => (await callAs(api, me, getReminders, {})).json<Reminders>()
    expect(await read()).toEqual({
      hour: 18,
      kinds: [],
      time_zone: '',
      has_address: true,
      has_classes: false,
    })
    await choose(me, { hour: 7, kinds: ['daily', 'weekly'], tz: 'Pacific/Chatham' })
    expect(await read()).toMatchObject({ hour: 7, time_zone: 'Pacific/Chatham' })
    expect((await read()).kinds.toSorted()).toEqual(['daily', 'weekly'])
    await choose(me, { kinds: ['weekly'] })
    expect(await read()).toMatchObject({ kinds: ['weekly'], hour: 18, time_zone: london })
    await choose(me, { kinds: [] })
    expect((await read()).kinds).toEqual([])
  })

  it.each([
    ['clocks go forward', london, 18, '2027-03-27T18:00:00.000Z', '2027-03-28T17:00:00.000Z'],
    ['clocks go back', london, 18, '2027-10-30T17:00:00.000Z', '2027-10-31T18:00:00.000Z'],
    [
      'the zone is 13¾ hours ahead',
      'Pacific/Chatham',
      7,
      '2027-01-10T17:15:00.000Z',
      '2027-01-11T17:15:00.000Z',
    ],
  ])('come at the hour of my clock when %s', async (_name, tz, hour, first, second) => {
    const me = await withDue()
    await choose(me, { hour, tz })
    await setNext(me, first)
    await atTime(new Date(Date.parse(first) - 1).toISOString())
    expect(await subjects(me)).toEqual([])
    await atTime(first)
    expect(await subjects(me)).toEqual(['3 words are waiting'])
    expect(await nextOf(me)).toBe(second)
    await atTime(second)
    expect(await subjects(me)).toHaveLength(2)
  })

  it('come once a day, with two processes at once, a changed hour, and clocks set back', async () => {
    const me = await withDue(1)
    await choose(me)
    const time = '2027-01-05T18:00:20Z'
    await setNext(me, '2027-01-05T18:00:00Z')
    await Promise.all([atTime(time), atTime(time, other), atTime(time), atTime(time, other)])
    const sent = [...(await subjects(me)), ...(await subjects(me, other))]
    expect(sent).toEqual(['1 word is waiting'])
    for (const again of ['2027-01-05T20:00:00Z', '2027-01-05T17:00:00Z']) {
      await setNext(me, again)
      await atTime(again)
    }
    expect([...(await subjects(me)), ...(await subjects(me, other))]).toHaveLength(1)
  })

  it('don’t come when nothing is due, the goal is reached, a break is planned, or the hour is long past', async () => {
    const nothingDue = await learner(api, ['lighthouse'])
    const [reached, onBreak, late, keen] = [
      await withDue(),
      await withDue(),
      await withDue(),
      await withDue(),
    ]
    for (const who of [nothingDue, reached, onBreak, late, keen]) {
      await choose(who)
      await setNext(who, '2027-01-06T18:00:00Z')
    }
    await practise(reached, '2027-01-06', 60_000, 10)
    await practise(keen, '2027-01-06', 60_000, 9)
    await api.pool.query(`INSERT INTO planned_break VALUES ($1, '2027-01-01', '2027-01-06')`, [
      onBreak.userId,
    ])
    await setNext(late, '2027-01-06T10:00:00Z')
    await atTime('2027-01-06T18:01:00Z')
    for (const who of [nothingDue, reached, onBreak, late]) {
      expect(await subjects(who)).toEqual([])
      expect(await nextOf(who)).toBe('2027-01-07T18:00:00.000Z')
    }
    expect(await subjects(keen)).toEqual(['3 words are waiting'])
  })

  it('sum up the last seven days on Mondays, if there is anything to say', async () => {
    const me = await withDue(2)
    const idle = await person(api)
    for (const who of [me, idle]) {
      await choose(who, { kinds: ['weekly'] })
      expect(new Date((await nextOf(who, 'weekly'))!).getUTCDay()).toBe(1)
      await setNext(who, '2027-01-11T18:00:00Z', 'weekly')
    }
    await practise(me, '2027-01-03', 60_000, 5)
    await practise(me, '2027-01-04', 60_000, 3)
    await api.pool.query(`INSERT INTO reading_day (user_id, day, seconds) VALUES ($1, '2027-01-10', 240)`, [
      me.userId,
    ])
    await atTime('2027-01-11T18:00:00Z')
    const [mail] = await mailsTo(api, me.email)
    expect(mail?.subject).toBe('Your week on Wordhoard')
    expect(mail?.text).toContain('Last week you practised 1 word and learnt for 7 minutes.')
    expect(mail?.text).toContain('2 words are waiting for you now.')
    expect(await subjects(idle)).toEqual([])
  })

  it('sum up a teacher’s classes as class progress does, without anything about a single student', async () => {
    const { id, owner } = await newSchool(api)
    const room = await newClassroom(api, owner, id, 'Year 7')
    const [teacher, pupil] = [await person(api), await withDue()]
    await api.pool.query(
      `INSERT INTO school_member (school_id, user_id, role) VALUES ($1, $2, 'teacher'), ($1, $3, 'student')`,
      [id, teacher.userId, pupil.userId],
    )
    await api.pool.query(
      'INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $4), ($1, $3, $4)',
      [room, teacher.userId, pupil.userId, id],
    )
    for (const who of [teacher, pupil]) {
      await choose(who, { kinds: ['classes'] })
      await setNext(who, '2027-01-18T18:00:00Z', 'classes')
    }
    expect((await callAs(api, teacher, getReminders, {})).json()).toMatchObject({ has_classes: true })
    expect((await callAs(api, pupil, getReminders, {})).json()).toMatchObject({ has_classes: false })
    await atTime('2027-01-18T18:00:00Z')
    const [mail] = await mailsTo(api, teacher.email)
    expect(mail?.subject).toBe('Your classes this week')
    expect(mail?.text).toContain('Year 7: 0 of 1 student read last week.')
    expect(mail?.text).not.toContain(pupil.username)
    expect(await subjects(pupil)).toEqual([])
  })
})

describe('the link in a reminder', () => {
  const request = (method: 'GET' | 'POST', url: string) =>
    api.app.inject({
      method,
      url,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    })

  async function sendReminder(): Promise<{ me: Person; stop: string; header: string }> {
    const me = await withDue()
    await choose(me, { kinds: ['daily', 'weekly'] })
    await setNext(me, '2027-02-01T18:00:00Z')
    await atTime('2027-02-01T18:00:00Z')
    const mail = (await mailsTo(api, me.email)).at(-1)!
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const stop = /Stop these emails:\n(\S+)/.exec(mail.text!)![1]!
    return { me, stop: new URL(stop).pathname, header: headers['list-unsubscribe']! }
  }

  it('stops that kind of reminder without a login, by a button or by the mail program', async () => {
    const { me, stop, header } = await sendReminder()
    expect(header).toBe(`<http://127.0.0.1:3000${stop}>`)
    // Link scanners only request the page, so a GET must change nothing.
    const page = await request('GET', stop)
    expect(page.payload).toContain('<form method="post">')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(await nextOf(me)).toBeDefined()
    for (const _ of [1, 2]) expect((await request('POST', stop)).payload).toContain('any more')
    expect(await nextOf(me)).toBeUndefined()
    expect(await nextOf(me, 'weekly')).toBeDefined()
    await atTime('2027-02-02T18:00:00Z')
    expect((await subjects(me)).filter((subject) => subject?.includes('waiting'))).toHaveLength(1)
  })

  it('is refused if it is forged', async () => {
    const { me, stop } = await sendReminder()
    const token = stop.split('/')[2]!
    const flipped = Buffer.from(token, 'base64url')
    flipped[4]! ^= 1
    for (const forged of ['x', `${token}x`, token.slice(1), flipped.toString('base64url')]) {
      expect((await request('GET', `/reminder-mail/${forged}/stop`)).statusCode).toBe(404)
      expect((await request('POST', `/reminder-mail/${forged}/stop`)).statusCode).toBe(404)
    }
    expect(await nextOf(me)).toBeDefined()
  })
})
