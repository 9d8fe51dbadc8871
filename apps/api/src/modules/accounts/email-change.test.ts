import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSentTo, mailsTo } from '../../testing/mailbox'
import { type Person, person } from '../../testing/people'
import { newAddress } from '../../testing/registering'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ HUMAN_CHECK: 'off' })
})
afterAll(() => api.close())

const ask = ({ headers, password }: Person, email: string, typed = password) =>
  api.app.inject({ method: 'POST', url: '/api/auth2/email', headers, payload: { email, password: typed } })
const confirm = ({ headers }: Person, email: string, code: string) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/auth2/email',
    headers,
    payload: { email, verification_code: code },
  })
const addressOf = async ({ userId }: Person) =>
  (await api.db.user.findUniqueOrThrow({ where: { id: userId } })).email

describe('changing the address', () => {
  it('needs a code from the new mailbox, and tells the old one without revealing the new address', async () => {
    const owner = await person(api)
    const email = newAddress()
    expect((await ask(owner, email)).json()).toEqual({ resend_after: 60 })
    expect(await addressOf(owner)).toBe(owner.email)
    const response = await confirm(owner, email, await codeSentTo(api, email))
    expect(response.json()).toEqual({ email })
    expect(await addressOf(owner)).toBe(email)
    const notice = (await mailsTo(api, owner.email)).at(-1)
    expect(notice?.subject).toContain('address')
    expect(notice?.text).toContain('p•••@example.org')
    expect(`${notice?.text}${notice?.html}`).not.toContain(email)
  })

  it('needs the password', async () => {
    const owner = await person(api)
    const email = newAddress()
    expect((await ask(owner, email, 'Wrong-password-1')).json()).toMatchObject({ code: 'wrong_password' })
    expect(await mailsTo(api, email)).toHaveLength(0)
  })

  it('answers the same for an address that has an account, and tells its owner without sending a code', async () => {
    const owner = await person(api)
    const other = await person(api)
    const [taken, free] = [await ask(owner, other.email), await ask(owner, newAddress())]
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    const [mail] = await mailsTo(api, other.email)
    expect(mail?.text).toContain('another account')
    expect(mail?.text).not.toMatch(/\d{6}/)
    expect((await confirm(owner, other.email, '123456')).json()).toMatchObject({ code: 'wrong_code' })
  })

  it('refuses the current address with an error at its field', async () => {
    const owner = await person(api)
    expect((await ask(owner, owner.email.toUpperCase())).json()).toMatchObject({
      detail: [{ loc: ['body', 'email'] }],
    })
  })

  it('refuses a code sent to another account or address, and a used one', async () => {
    const [owner, attacker] = [await person(api), await person(api)]
    const email = newAddress()
    await ask(owner, email)
    const code = await codeSentTo(api, email)
    expect((await confirm(attacker, email, code)).json()).toMatchObject({ code: 'wrong_code' })
    expect((await confirm(owner, newAddress(), code)).json()).toMatchObject({ code: 'wrong_code' })
    expect((await confirm(owner, email, code)).statusCode).toBe(200)
    expect((await confirm(owner, email, code)).json()).toMatchObject({ code: 'wrong_code' })
  })

  it('answers wrong_code when another account took the address in the meantime, even at the same instant', async () => {
    const [first, second] = [await person(api), await person(api)]
    const email = newAddress()
    await ask(first, email)
    const firstCode = await codeSentTo(api, email)
    await ask(second, email)
    const secondCode = await codeSentTo(api, email)
    const both = await Promise.all([confirm(first, email, firstCode), confirm(second, email, secondCode)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const late = await person(api)
    const wanted = newAddress()
    await ask(late, wanted)
    const code = await codeSentTo(api, wanted)
    await person(api, { email: wanted })
    expect((await confirm(late, wanted, code)).json()).toMatchObject({ code: 'wrong_code' })
  })
})
