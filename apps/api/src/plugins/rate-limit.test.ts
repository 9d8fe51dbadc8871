import { describe, expect, it } from 'vitest'
import { person } from '../testing/people'
import { renew, signIn } from '../testing/sign-in'
import { openTestApp } from '../testing/test-app'

describe('limits by address', () => {
  it('let a class of forty behind one address log in together, and each reload a few times', async () => {
    const api = await openTestApp({ HUMAN_CHECK: 'off' })
    try {
      const pupils = await Promise.all(Array.from({ length: 40 }, () => person(api)))
      const answers = await Promise.all(pupils.map(({ email, password }) => signIn(api, email, password)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(200))
      for (const { refreshToken } of pupils) {
        for (let i = 0; i < 3; i++) expect((await renew(api, refreshToken)).statusCode).toBe(200)
      }
    } finally {
      await api.close()
    }
  })

  it('let a class of forty sign up behind one address at the same time, with some wrong tries each', async () => {
    const api = await openTestApp({ HUMAN_CHECK: 'off' })
    const post = async (url: string, payload: object) =>
      (await api.app.inject({ method: 'POST', url: `/api${url}`, payload })).statusCode
    try {
      for (let pupil = 0; pupil < 40; pupil++) {
        const statuses = new Set<number>()
        const email = `pupil-${pupil}@class.example`
        for (let i = 0; i < 8; i++) {
          statuses.add(await post(`/user-info/is-username-available/pupil-${pupil}-${i}`, {}))
        }
        for (let i = 0; i < 3; i++) {
          const url = '/api/auth2/human-check?action=registration'
          statuses.add((await api.app.inject({ url })).statusCode)
        }
        // The first address has a slip in it.
        for (const address of [`x-${email}`, email]) {
          statuses.add(await post('/auth2/send-verification-email', { email: address, token: '' }))
        }
        const username = `pupil-${pupil}`
        const form = { username, email, password: 'Correct-horse-7', verification_code: '000000', token: '' }
        for (let i = 0; i < 3; i++) statuses.add(await post('/auth2/register', form))
        expect([...statuses].sort()).toEqual([200, 400])
      }
    } finally {
      await api.close()
    }
  })

  it('refuse an address that tries one account after another, and say when to come back', async () => {
    const api = await openTestApp({ HUMAN_CHECK: 'off' })
    try {
      const statuses = new Map<number, number>()
      let wait = ''
      for (let i = 0; i < 160; i++) {
        const { statusCode, headers } = await signIn(api, `nobody-${i}@example.org`, 'Wrong-password-1')
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        wait = String(headers['retry-after'] ?? wait)
      }
      expect(statuses.get(401)).toBeLessThan(160)
      expect(statuses.get(429)).toBeGreaterThan(0)
      expect(wait).toMatch(/^[1-9]\d*$/)
    } finally {
      await api.close()
    }
  })

  it('are counted but not enforced in load tests; guesses at one account are limited all the same', async () => {
    const api = await openTestApp({ HUMAN_CHECK: 'off', RATE_LIMIT: 'off' })
    try {
      for (let i = 0; i < 450; i++) expect((await renew(api, undefined)).statusCode).toBe(401)
      const { email } = await person(api)
      for (let i = 0; i < 20; i++) await signIn(api, email, 'Wrong-password-1')
      expect((await signIn(api, email, 'Wrong-password-1')).statusCode).toBe(429)
    } finally {
      await api.close()
    }
  })
})

describe('limits of looking at people', () => {
  it('let somebody look at profiles, and refuse whoever counts through accounts, from whatever address', async () => {
    const api = await openTestApp()
    try {
      const [curious, other] = [await person(api), await person(api)]
      const look = async (headers: Record<string, string>, call: number, remoteAddress: string) => {
        const url = `/api/user-info/${call % 2 ? '' : 'am-i-followed/'}${other.userId}`
        return (await api.app.inject({ url, headers, remoteAddress })).statusCode
      }
      const statuses: number[] = []
      for (let i = 0; i < 260; i++) statuses.push(await look(curious.headers, i, `10.0.${i}.1`))
      expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200))
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
      expect(await look(other.headers, 1, '10.0.0.1')).toBe(200)
    } finally {
      await api.close()
    }
  })

  it('refuse an address that asks for one user name after another', async () => {
    const api = await openTestApp()
    try {
      const statuses: number[] = []
      for (let i = 1; i <= 1000; i++) {
        statuses.push((await api.app.inject({ url: `/api/user-info/short/${i}` })).statusCode)
      }
      expect(statuses.slice(0, 400)).not.toContain(429)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    } finally {
      await api.close()
    }
  })
})
