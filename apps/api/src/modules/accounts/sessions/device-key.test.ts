import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../testing/calls'
import { person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

it('gives each person a key of their own, which stays the same', async () => {
  const [me, other] = [await person(api), await person(api)]
  const keyOf = async (who: typeof me) =>
    (await callAs(api, who, getDeviceKey, {})).json<{ key: string }>().key
  expect(Buffer.from(await keyOf(me), 'base64url')).toHaveLength(32)
  expect(await keyOf(me)).toBe(await keyOf(me))
  expect(await keyOf(me)).not.toBe(await keyOf(other))
  expect((await callAs(api, undefined, getDeviceKey, {})).statusCode).toBe(401)
})
