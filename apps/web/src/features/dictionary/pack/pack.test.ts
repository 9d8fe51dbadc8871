// @vitest-environment jsdom
import { getLookUpPack } from '@wordhoard/contracts/reading/look-up-pack'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { fetchPack, readPackState, removePack, usePack } from './pack'
import { readPackWish } from './pack-wish'
import type { PackCall, PackMessage, PackRequest, StoredState } from './protocol'

const server = openPage({ user: null })
const files = { words: { name: 'words-1.pack', bytes: 100 }, translations: null }
const none: StoredState = { isReady: false, bytes: 0, total: 0, version: undefined, lang: undefined }
const whole: StoredState = { ...none, isReady: true, bytes: 100, total: 100, version: 'words-1.pack' }

const asked: PackRequest[] = []
let stored = none
let failure: string | undefined

/** Answers in the place of the worker's code, which needs a browser. */
class FakeWorker {
  onmessage?: (event: { data: PackMessage }) => void
  postMessage({ number, request }: PackCall): void {
    asked.push(request)
    if (request.kind === 'fetch') {
      this.#send({ progress: { ...none, bytes: 40, total: 100 } })
      if (failure !== undefined) {
        this.#send({ number, error: failure })
        return
      }
      stored = whole
    }
    if (request.kind === 'remove') stored = none
    this.#send({ number, answer: stored })
  }
  #send(data: PackMessage): void {
    queueMicrotask(() => this.onmessage?.({ data }))
  }
}

beforeEach(() => {
  asked.length = 0
  stored = none
  failure = undefined
  vi.stubGlobal('Worker', FakeWorker)
  server.answer(getLookUpPack, files)
})
afterEach(() => localStorage.clear())

it('is fetched, shown and remembered, and removed when somebody wants that', async () => {
  const hook = await renderHook(() => usePack(), undefined)
  await until(() => expect(hook.current.status).toBe('none'))
  await fetchPack()
  expect(asked).toContainEqual({ kind: 'fetch', files, lang: undefined })
  await until(() =>
    expect(hook.current).toMatchObject({ status: 'ready', bytes: 100, version: 'words-1.pack' }),
  )
  expect(readPackWish()).toMatchObject({ version: 'words-1.pack' })
  await removePack()
  await until(() => expect(hook.current).toMatchObject({ status: 'none', bytes: 0 }))
  expect(readPackWish()).toEqual({ removed: true })
})

it('says that a fetch has failed, and keeps what came', async () => {
  failure = 'network error'
  stored = { ...none, bytes: 40, total: 100 }
  await expect(fetchPack()).rejects.toThrow('network error')
  expect(await readPackState()).toMatchObject({ status: 'none', bytes: 40, total: 100, hasFailed: true })
  failure = undefined
  await fetchPack()
  expect(await readPackState()).toMatchObject({ status: 'ready', hasFailed: false })
})
