import { createHash } from 'node:crypto'
import { createCodeSheet } from '@wordhoard/contracts/invitations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { mailsTo } from '../../testing/mailbox'
import type { Person } from '../../testing/people'
import { newClassroom, newSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

const operator = 'operator@example.org'
let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', CONTACT_EMAIL: operator })
})
afterAll(() => api.close())

let strangers = 0
const stranger = () => `stranger-${++strangers}@example.org`

interface Class {
  readonly owner: Person
  readonly school: number
  readonly classroom: number
}

/** A school founded the given number of days ago. */
async function schoolOf(days: number, founder?: Person): Promise<Class> {
  const { id, owner } = await newSchool(api, founder)
  await api.pool.query('UPDATE school SET created_at = now() - make_interval(days => $2) WHERE id = $1', [
    id,
    days,
  ])
  return { owner, school: id, classroom: await newClassroom(api, owner, id, 'Year 7') }
}

async function invite({ owner, classroom }: Class, addresses: readonly string[], key?: string) {
  const answer = await callAs(
    api,
    owner,
    createCodeSheet,
    { params: { id: classroom }, body: { rows: addresses.map((email) => ({ label: '', email })) } },
    key ? { 'idempotency-key': key } : {},
  )
  expect(answer.statusCode, answer.payload).toBe(201)
  return answer.json<{ codes: unknown[]; mailed: number; not_mailed: number; mail_limit: number }>()
}

const many = (count: number) => Array.from({ length: count }, stranger)

/** The paths of a mail's links, by purpose. */
async function linksIn(address: string) {
  const mail = (await mailsTo(api, address)).at(-1)!
  const pathAfter = (label: string) =>
    new URL(new RegExp(`${label}:\\n(\\S+)`).exec(mail.text!)![1]!).pathname
  return { stop: pathAfter('Get no more invitations'), report: pathAfter('Report this invitation') }
}

const get = (url: string) => api.app.inject({ url })
const post = (url: string) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('an invitation mail', () => {
  it('has a subject that nobody can influence, and only our own links', async () => {
    const { owner, school, classroom } = await schoolOf(0)
    await api.pool.query("UPDATE school SET name = 'Prizes at evil.example/win' WHERE id = $1", [school])
    await api.pool.query("UPDATE classroom SET name = 'Mail boss@evil.example' WHERE id = $1", [classroom])
    const to = stranger()
    await invite({ owner, school, classroom }, [to])
    const [mail] = await mailsTo(api, to)
    expect(mail?.subject).toBe('You’re invited to a class on Wordhoard')
    expect(mail?.text).toContain('Prizes at')
    expect(mail?.text + mail!.html!).not.toMatch(/evil|boss/)
    const others = [...mail!.text!.matchAll(/https?:\/\/[^/\s]+/g)].map(([origin]) => origin)
    expect(new Set(others)).toEqual(new Set(['http://127.0.0.1:3000']))
  })

  it('has a header that lets mail programs unsubscribe', async () => {
    const to = stranger()
    await invite(await schoolOf(0), [to])
    const [mail] = await mailsTo(api, to)
    const headers = Object.fromEntries(mail!.headers.map(({ key, value }) => [key, value]))
    expect(headers['list-unsubscribe']).toBe(`<http://127.0.0.1:3000${(await linksIn(to)).stop}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  })

  it.each([
    [0, 10],
    [2, 10],
    [3, 50],
    [29, 50],
    [30, 200],
  ])('of a school aged %i days is limited to %i per day, but everyone gets a code', async (days, limit) => {
    const hill = await schoolOf(days)
    const first = await invite(hill, [stranger()])
    expect(first).toMatchObject({ mailed: 1, not_mailed: 0, mail_limit: limit })
    await api.pool.query(`UPDATE guess_count SET count = $2 WHERE key = $1`, [
      `invitation-mail:school:${hill.school}`,
      limit - 2,
    ])
    const addresses = many(5)
    const second = await invite(hill, addresses, `sheet-${hill.school}`)
    expect(second.codes).toHaveLength(5)
    expect(second).toMatchObject({ mailed: 2, not_mailed: 3, mail_limit: limit })
    expect(await invite(hill, addresses, `sheet-${hill.school}`)).toEqual(second)
    const got = await Promise.all(addresses.map(async (address) => (await mailsTo(api, address)).length))
    expect(got).toEqual([1, 1, 0, 0, 0])
    expect(await invite(hill, [stranger()])).toMatchObject({ mailed: 0, not_mailed: 1 })
    await api.pool.query(`UPDATE guess_count SET reset_at = now() WHERE key LIKE 'invitation-mail:%'`)
    expect(await invite(hill, [stranger()])).toMatchObject({ mailed: 1, not_mailed: 0 })
  })

  it('is not sent more often by someone who founds several schools', async () => {
    const first = await schoolOf(0)
    expect(await invite(first, many(9))).toMatchObject({ mailed: 9 })
    const second = await schoolOf(0, first.owner)
    expect(await invite(second, many(9))).toMatchObject({ mailed: 1, not_mailed: 8 })
    expect(await invite(await schoolOf(0), many(3))).toMatchObject({ mailed: 3 })
  })
})

describe('opting out of invitations', () => {
  it('takes a page without login, and stops mails from every school', async () => {
    const to = stranger()
    await invite(await schoolOf(0), [to])
    const { stop } = await linksIn(to)
    // Link scanners only request the page, so a GET must change nothing.
    const page = await get(stop)
    expect(page.statusCode).toBe(200)
    expect(page.payload).toContain('<form method="post">')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(await invite(await schoolOf(0), [to])).toMatchObject({ mailed: 1 })
    expect((await post(stop)).payload).toContain('no more invitations')
    expect((await post(stop)).statusCode).toBe(200)
    const hill = await schoolOf(40)
    expect(await invite(hill, [to.toUpperCase(), stranger()])).toMatchObject({ mailed: 1, not_mailed: 1 })
    expect(await mailsTo(api, to)).toHaveLength(2)
    const { rows } = await api.pool.query(
      'SELECT address_hash FROM invitation_opt_out WHERE address_hash = $1',
      [createHash('sha256').update(to).digest()],
    )
    expect(rows).toHaveLength(1)
    expect(stop).not.toContain('stranger')
  })

  it('is refused with a forged link', async () => {
    const to = stranger()
    await invite(await schoolOf(0), [to])
    const { stop } = await linksIn(to)
    const token = stop.split('/')[2]!
    const flipped = Buffer.from(token, 'base64url')
    flipped[20]! ^= 1
    for (const forged of [
      'x',
      `${token}x`,
      token.slice(1),
      token.slice(0, -4),
      flipped.toString('base64url'),
    ]) {
      for (const what of ['stop', 'report']) {
        expect((await get(`/invitation-mail/${forged}/${what}`)).statusCode).toBe(404)
        expect((await post(`/invitation-mail/${forged}/${what}`)).statusCode).toBe(404)
      }
    }
    expect(await invite(await schoolOf(0), [to])).toMatchObject({ mailed: 1 })
  })
})

describe('reporting an invitation', () => {
  const reportsOf = async ({ school }: Class) =>
    (await api.pool.query('SELECT school_id FROM invitation_report WHERE school_id = $1', [school])).rows
      .length

  it('notifies the operator, counts once per address, and stops the school’s mails after three reports', async () => {
    const hill = await schoolOf(0)
    const addresses = many(3)
    await invite(hill, addresses)
    const before = (await mailsTo(api, operator)).length
    for (const [index, address] of addresses.entries()) {
      const { report } = await linksIn(address)
      expect((await get(report)).payload).toContain('<form method="post">')
      expect(await reportsOf(hill)).toBe(index)
      expect((await post(report)).payload).toContain('Thank you')
      expect((await post(report)).statusCode).toBe(200)
      expect(await reportsOf(hill)).toBe(index + 1)
      if (index < 2) expect(await invite(hill, [stranger()])).toMatchObject({ mailed: 1 })
    }
    const mails = (await mailsTo(api, operator)).slice(before)
    expect(mails).toHaveLength(3)
    expect(mails[0]?.subject).toBe('Wordhoard: an invitation was reported')
    expect(mails.at(-1)?.text).toContain('sends no more invitations')
    expect(await invite(hill, [stranger()])).toMatchObject({ mailed: 0, not_mailed: 1, mail_limit: 0 })
    // People who report a school get no more mails either.
    expect(await invite(await schoolOf(0), addresses)).toMatchObject({ mailed: 0, not_mailed: 3 })
    await api.pool.query(`UPDATE invitation_report SET created_at = now() - interval '91 days'`)
    expect(await invite(hill, [stranger()])).toMatchObject({ mailed: 1 })
  })

  it('works after the school was deleted', async () => {
    const hill = await schoolOf(0)
    const to = stranger()
    await invite(hill, [to])
    const { report } = await linksIn(to)
    await api.pool.query('DELETE FROM school WHERE id = $1', [hill.school])
    expect((await post(report)).statusCode).toBe(200)
    expect(await reportsOf(hill)).toBe(1)
  })
})
