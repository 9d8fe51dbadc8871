// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../http/api-error'
import { setReachable } from '../../http/reach'
import { deleteKeptDatabase } from '../../kept/kept-database'
import type { KeptSource } from '../../kept/kept-source'
import { ME, openPage, signInAs, toastTexts, until } from '../../testing/page'
import { openIndexedDb } from '../../testing/real-indexed-db'
import { measureChosen } from './choose'
import { keyOfJob, startKeeping, useKeepStates, watchJob } from './keep-jobs'
import type { Keeping } from './keep-words'

openPage()
openIndexedDb()
const source: KeptSource = { kind: 'article', id: 4, title: 'The Marsh' }
const key = keyOfJob({ userId: ME, source })
const state = () => useKeepStates.getState()[key]
const offline = () => Promise.reject(new ApiError({ status: 0, code: 'offline', detail: 'Offline' }))

beforeEach(async () => {
  useKeepStates.setState({}, true)
  await deleteKeptDatabase()
})
afterEach(() => setReachable(true))

it('keeps an article while its reader does something else, once, and says so', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let calls = 0
  const fetchAll = ({ onProgress }: Keeping) => {
    calls += 1
    onProgress(0.5)
    return ended
  }
  startKeeping({ userId: ME, source, fetchAll })
  startKeeping({ userId: ME, source, fetchAll })
  await until(() => expect(state()).toEqual({ share: 0.5 }))
  end()
  await until(() => expect(toastTexts()).toEqual(['“The Marsh” is on this device now']))
  expect(await measureChosen(ME, source)).toBeDefined()
  expect(calls).toBe(1)
})

it('waits for the network, and says nothing in a toast while its dialog is open', async () => {
  const stop = watchJob(key)
  setReachable(false)
  let fetchAll: () => Promise<unknown> = offline
  startKeeping({ userId: ME, source, fetchAll: () => fetchAll() })
  await until(() => expect(state()).toEqual({ isWaiting: true }))
  fetchAll = () => Promise.resolve()
  setReachable(true)
  await until(() => expect(state()).toMatchObject({ bytes: expect.any(Number) }))
  expect(toastTexts()).toEqual([])
  stop()
})

it('keeps nothing for somebody who has logged out meanwhile', async () => {
  setReachable(false)
  startKeeping({ userId: ME, source, fetchAll: offline })
  await until(() => expect(state()).toEqual({ isWaiting: true }))
  signInAs(ME + 1)
  setReachable(true)
  expect(state()).toBeUndefined()
  expect(await measureChosen(ME, source)).toBeUndefined()
})

it('says why nothing was kept', async () => {
  const refused = new ApiError({ status: 503, code: 'unavailable', detail: 'Not now' })
  startKeeping({ userId: ME, source, fetchAll: () => Promise.reject(refused) })
  await until(() => expect(state()).toMatchObject({ failure: expect.any(String) }))
  expect(toastTexts()).toEqual(['We couldn’t keep “The Marsh”. Try again.'])
})
