import { confirmEmailChange, requestEmailChange } from '@wordhoard/contracts/accounts'
import { deleteMe, downloadMyData, getMe } from '@wordhoard/contracts/my-account'
import {
  closeDefinitionReports,
  type DefinitionReportInput,
  type DefinitionReportsPage,
  listDefinitionReports,
  MAX_COMMENT_LENGTH,
  type ReportedDefinition,
  reportDefinition,
} from '@wordhoard/contracts/reading/definition-reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { codeSentTo } from '../../testing/mailbox'
import { type Person, person } from '../../testing/people'
import { newAddress } from '../../testing/registering'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from '../accounts/housekeeping'

const operatorEmail = newAddress()
const futureOperatorEmail = newAddress()
let api: TestApp
let operator: Person
beforeAll(async () => {
  api = await openTestApp({
    RATE_LIMIT: 'off',
    HUMAN_CHECK: 'off',
    OPERATOR_EMAILS: `${operatorEmail.toUpperCase()}, ${futureOperatorEmail}`,
  })
  operator = await person(api, { email: operatorEmail })
})
afterAll(() => api.close())

let glacier: { id: number; key: string; text: string }
let fjord: { id: number; key: string; text: string }
beforeEach(async () => {
  await api.pool.query('DELETE FROM definition_report')
  await api.pool.query(`DELETE FROM guess_count WHERE key LIKE 'definition-report:%'`)
  glacier = await definitionOf('glacier')
  fjord = await definitionOf('fjord')
})

const call = callsTo(() => api)

async function definitionOf(headword: string) {
  const { rows } = await api.pool.query<typeof glacier>(
    `SELECT d.id, d.key, d.text FROM definition d JOIN spell s ON s.id = d.spell_id
     WHERE s.spell_lower = $1 ORDER BY d.ordinal LIMIT 1`,
    [headword],
  )
  return rows[0]!
}

async function report(who: Person, about: typeof glacier, body: Partial<DefinitionReportInput> = {}) {
  return call(who, reportDefinition, {
    body: { definition_id: about.id, reason: 'unclear', shown_text: about.text, ...body },
  })
}

async function list(query: object = {}): Promise<DefinitionReportsPage> {
  return (await call(operator, listDefinitionReports, { query })).json<DefinitionReportsPage>()
}

const change = (who: Person | undefined, one: ReportedDefinition, state: 'open' | 'done') =>
  call(who, closeDefinitionReports, {
    body: { definition_key: one.definition_key, newest_at: one.newest_at, state },
  })

describe('a report on a definition', () => {
  it('is listed with what was sent along, and never with who sent it', async () => {
    const me = await person(api)
    const sentence = 'The glacier of the crowd moved on.'
    const sent = await report(me, glacier, { reason: 'wrong_here', comment: ' Not ice. ', sentence })
    expect([sent.statusCode, sent.payload]).toEqual([204, ''])
    const page = await list()
    expect(page).toEqual({
      found: 1,
      definitions: [
        {
          definition_key: glacier.key,
          headword: 'glacier',
          spell_id: api.dictionary.index.idOf('glacier'),
          text: glacier.text,
          part_of_speech: 'noun',
          counts: { unclear: 0, wrong_here: 1, other: 0 },
          newest_at: expect.any(String),
          reports: [
            {
              id: expect.any(Number),
              reason: 'wrong_here',
              comment: 'Not ice.',
              sentence,
              shown_text: glacier.text,
              reported_at: expect.any(String),
            },
          ],
        },
      ],
    })
    expect(JSON.stringify(page)).not.toContain(me.username)
  })

  it('holds no sentence unless one was sent', async () => {
    const me = await person(api)
    await report(me, glacier)
    await report(me, fjord, { sentence: '' })
    const { definitions } = await list()
    expect(definitions.map(({ reports }) => reports[0]?.sentence)).toEqual([null, null])
  })

  it('replaces the reader’s own report with the same reason, and opens it again', async () => {
    const [me, other] = [await person(api), await person(api)]
    await report(me, glacier, { comment: 'First', sentence: 'A glacier.' })
    await change(operator, (await list()).definitions[0]!, 'done')
    await report(me, glacier, { comment: 'Second' })
    await report(me, glacier, { comment: 'Second' })
    await report(me, glacier, { reason: 'wrong_here' })
    await report(other, glacier, { comment: 'Third' })
    const [only] = (await list()).definitions
    expect(only?.counts).toEqual({ unclear: 2, wrong_here: 1, other: 0 })
    expect(only?.reports.map(({ comment, sentence }) => [comment, sentence])).toEqual([
      ['Third', null],
      ['', null],
      ['Second', null],
    ])
    expect((await list({ state: 'done' })).found).toBe(0)
  })

  it('is refused about a definition that does not exist, without a reason, and with too long a comment', async () => {
    const me = await person(api)
    const missing = await report(me, { ...glacier, id: 2_147_483_000 })
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'definition_not_found'])
    const unknown = await report(me, glacier, { reason: 'boring' as never })
    expect(unknown.json()).toMatchObject({ detail: [{ loc: ['body', 'reason'] }] })
    const long = await report(me, glacier, { comment: 'x'.repeat(MAX_COMMENT_LENGTH + 1) })
    expect(long.json()).toMatchObject({ detail: [{ loc: ['body', 'comment'] }] })
    expect((await list()).found).toBe(0)
  })

  it('stays with its definition when the dictionary gives it a new id, and shows what was reported when it goes', async () => {
    const me = await person(api)
    await report(me, glacier, { shown_text: 'an older text' })
    await api.pool.query('UPDATE definition_report SET definition_id = 1')
    expect((await list()).definitions[0]).toMatchObject({
      text: glacier.text,
      reports: [{ shown_text: 'an older text' }],
    })
    await api.pool.query(`UPDATE definition_report SET definition_key = 'gone.n.1'`)
    expect((await list()).definitions[0]).toMatchObject({
      headword: 'glacier',
      spell_id: api.dictionary.index.idOf('glacier'),
      text: null,
      part_of_speech: null,
      reports: [{ shown_text: 'an older text' }],
    })
  })

  it('can be sent 60 times a day from an account, and 600 times from an address', async () => {
    const [me, other] = [await person(api), await person(api)]
    for (let i = 0; i < 60; i++) expect((await report(me, glacier)).statusCode).toBe(204)
    const refused = await report(me, glacier)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600)
    await api.pool.query(`UPDATE guess_count SET count = 599 WHERE key LIKE 'definition-report:address:%'`)
    expect((await report(other, glacier)).statusCode).toBe(204)
    expect((await report(other, glacier)).statusCode).toBe(429)
  })

  it('is in the reader’s download, and goes with the account', async () => {
    const me = await person(api)
    await report(me, glacier, { reason: 'other', comment: 'Spelling', sentence: 'A glacier.' })
    const mine = (await call(me, downloadMyData, {})).json<{ definition_reports: object[] }>()
    expect(mine.definition_reports).toEqual([
      {
        word: 'glacier',
        definition: glacier.text,
        reason: 'other',
        comment: 'Spelling',
        sentence: 'A glacier.',
        reported_at: expect.any(String),
        closed_at: null,
      },
    ])
    expect((await call(me, deleteMe, { body: { password: me.password } })).statusCode).toBe(204)
    expect((await list()).found).toBe(0)
  })

  it('is deleted after 180 days, closed or not', async () => {
    const me = await person(api)
    await report(me, glacier)
    await report(me, fjord)
    const age = (days: number, key: string) =>
      api.pool.query(
        `UPDATE definition_report SET closed_at = now(), reported_at = now() - make_interval(days => $1, secs => 5)
         WHERE definition_key = $2`,
        [days, key],
      )
    await age(179, glacier.key)
    await age(180, fjord.key)
    await sweep(api.pool)
    const { definitions } = await list({ state: 'done' })
    expect(definitions.map(({ headword }) => headword)).toEqual(['glacier'])
  })
})

describe('the list of reports', () => {
  it('is not there for visitors, learners, and accounts that have not confirmed an operator’s address', async () => {
    const learner = await person(api)
    const pupil = await person(api, { email: null })
    const candidate = await person(api)
    await report(learner, glacier)
    const [one] = (await list()).definitions
    const asked = await call(candidate, requestEmailChange, {
      body: { email: futureOperatorEmail, password: candidate.password },
    })
    expect(asked.statusCode).toBe(200)
    for (const who of [undefined, learner, pupil, candidate]) {
      for (const answer of [await call(who, listDefinitionReports, {}), await change(who, one!, 'done')]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
      }
      if (who) expect((await call(who, getMe, {})).json()).toMatchObject({ is_operator: false })
    }
    expect((await list()).found).toBe(1)
    const code = await codeSentTo(api, futureOperatorEmail)
    await call(candidate, confirmEmailChange, {
      body: { email: futureOperatorEmail, verification_code: code },
    })
    expect((await call(candidate, listDefinitionReports, {})).statusCode).toBe(200)
    expect((await call(candidate, getMe, {})).json()).toMatchObject({ is_operator: true })
  })

  it('puts the most reported definition first, then the latest, in pages', async () => {
    const [me, other] = [await person(api), await person(api)]
    const tundra = await definitionOf('tundra')
    await report(me, glacier)
    await report(other, glacier)
    await report(me, tundra)
    await report(me, fjord)
    const headwords = async (query: object) => (await list(query)).definitions.map(({ headword }) => headword)
    expect(await headwords({})).toEqual(['glacier', 'fjord', 'tundra'])
    expect(await headwords({ limit: 2 })).toEqual(['glacier', 'fjord'])
    expect(await headwords({ limit: 2, offset: 2 })).toEqual(['tundra'])
    expect((await list({ limit: 1 })).found).toBe(3)
  })

  it('moves a definition to the done ones and back, but not reports that came later', async () => {
    const [me, other] = [await person(api), await person(api)]
    await report(me, glacier)
    const [seen] = (await list()).definitions
    await report(other, glacier, { comment: 'Later' })
    expect((await change(operator, seen!, 'done')).statusCode).toBe(204)
    expect((await list()).definitions[0]?.reports).toMatchObject([{ comment: 'Later' }])
    const [done] = (await list({ state: 'done' })).definitions
    expect(done?.counts.unclear).toBe(1)
    const reopened = await change(operator, done!, 'open')
    expect([reopened.statusCode, reopened.payload]).toEqual([204, ''])
    expect((await list()).definitions[0]?.counts.unclear).toBe(2)
  })
})
