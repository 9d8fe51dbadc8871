import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../testing/people'
import { openTestApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const sum = (statuses: number[]) => ({
  refused: statuses.filter((status) => status === 429).length > 0,
  first: statuses.indexOf(429),
})

describe('looking up users', () => {
  it('is refused to an account that enumerates others from any address, but not to other accounts', async () => {
    const [curious, other] = [await person(api), await person(api)]
    const lookUp = async (headers: Record<string, string>, call: number, remoteAddress: string) => {
      const url = `/api/user-info/${call % 2 ? '' : 'am-i-followed/'}${other.userId}`
      return (await api.app.inject({ url, headers, remoteAddress })).statusCode
    }
    const statuses: number[] = []
    for (let i = 0; i < 260; i++) statuses.push(await lookUp(curious.headers, i, `10.0.${i}.1`))
    expect(sum(statuses).refused).toBe(true)
    expect(sum(statuses).first).toBeGreaterThanOrEqual(200)
    expect(await lookUp(other.headers, 1, '10.0.0.1')).toBe(200)
  })

  it('is refused to an address that enumerates user ids', async () => {
    const statuses: number[] = []
    for (let i = 1; i <= 1000; i++) {
      statuses.push((await api.app.inject({ url: `/api/user-info/short/${i}` })).statusCode)
    }
    expect(sum(statuses).refused).toBe(true)
    expect(sum(statuses).first).toBeGreaterThanOrEqual(800)
  })
})
