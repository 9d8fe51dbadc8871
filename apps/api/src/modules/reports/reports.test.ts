import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import type { Mail } from '../mail/mail'
import { ReportMails } from './report-mails'
import { reportUser } from './reports'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

const contactEmail = 'operator@example.org'
const sent: Mail[] = []
const site = { publicUrl: 'https://words.example.org', operator: 'Words', contactEmail }
const warnings: unknown[] = []
const logger = { warn: (...said: unknown[]) => void warnings.push(...said) }
const mails = new ReportMails({ send: (mail) => sent.push(mail) }, site, logger)

/** Reports a user, and returns the addresses that get the mail, in the order of their accounts. */
async function reportAndReadMails(reporter: Actor, { userId }: Actor): Promise<string[]> {
  sent.length = 0
  await reportUser({ pool: rows.pool, mails }, reporter, userId, { reason: 'spam', text: '' })
  return sent.map(({ to }) => to)
}
const emails = async (...who: Actor[]): Promise<string[]> =>
  (
    await rows.pool.query('SELECT email FROM user_account WHERE id = ANY($1) ORDER BY id', [
      who.map(({ userId }) => userId),
    ])
  ).rows.map(({ email }) => email)

/** All belong to one school, except `otherOwner`, who owns another one, and `stranger`. */
type Name =
  | 'owner'
  | 'manager'
  | 'teacher'
  | 'formerManager'
  | 'otherOwner'
  | 'pupil'
  | 'classmate'
  | 'stranger'
let people: Record<Name, Actor>
let hill: number
let dale: number
beforeEach(async () => {
  const { person, school, member } = rows
  // An older school, in which the reporter and the reported user are never both active.
  dale = await school()
  hill = await school()
  people = {
    owner: await person(),
    manager: await person(),
    teacher: await person(),
    formerManager: await person(),
    otherOwner: await person(),
    pupil: await person(),
    classmate: await person(),
    stranger: await person(),
  }
  await member(dale, people.otherOwner, 'owner')
  await member(hill, people.owner, 'owner')
  await member(hill, people.manager, 'manager')
  await member(hill, people.teacher, 'teacher')
  await member(hill, people.formerManager, 'manager', false)
  for (const who of [people.pupil, people.classmate]) await member(hill, who)
})

describe('a report', () => {
  it('goes to the owner and managers of the school that both belong to, except the two themselves', async () => {
    const { owner, manager, pupil, classmate } = people
    expect(await reportAndReadMails(pupil, classmate)).toEqual(await emails(owner, manager))
    expect(await reportAndReadMails(pupil, manager)).toEqual(await emails(owner))
    expect(await reportAndReadMails(manager, classmate)).toEqual(await emails(owner))
  })

  it('goes to the operator if the two share no school', async () => {
    const { pupil, stranger, otherOwner, owner } = people
    for (const [reporter, reported] of [
      [pupil, stranger],
      [stranger, pupil],
      [otherOwner, owner],
    ] as const) {
      expect(await reportAndReadMails(reporter, reported)).toEqual([contactEmail])
    }
  })

  it('is mailed to nobody, with a warning, if the operator has no address', async () => {
    const unset = { ...site, contactEmail: undefined }
    const mailsWithoutAddress = new ReportMails({ send: (mail) => sent.push(mail) }, unset, logger)
    sent.length = 0
    await reportUser({ pool: rows.pool, mails: mailsWithoutAddress }, people.pupil, people.stranger.userId, {
      reason: 'spam',
      text: '',
    })
    expect(sent).toEqual([])
    expect(warnings).toEqual(['CONTACT_EMAIL is not set, so a report was not mailed'])
  })

  it('ignores a school where one of the two is deactivated', async () => {
    const { pupil, classmate, owner, manager } = people
    await rows.member(dale, pupil)
    await rows.member(dale, classmate, 'student', false)
    expect(await reportAndReadMails(pupil, classmate)).toEqual(await emails(owner, manager))
    expect(await reportAndReadMails(classmate, pupil)).toEqual(await emails(owner, manager))
  })
})
