import { describe, expect, it, vi } from 'vitest'
import { fetchOnce } from './fetch-once'

describe('fetchOnce', () => {
  it('loads the code once for all callers and keeps it', async () => {
    const load = vi.fn(() => Promise.resolve('code'))
    const { now, fetch, preload } = fetchOnce(load)
    preload()
    expect(now()).toBeUndefined()
    expect(await Promise.all([fetch(), fetch()])).toEqual(['code', 'code'])
    expect(now()).toBe('code')
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads the code again after a failure', async () => {
    let failures = 1
    const { fetch, preload } = fetchOnce(() =>
      failures-- > 0 ? Promise.reject(new Error('cut')) : Promise.resolve(1),
    )
    preload()
    await expect(fetch()).rejects.toThrow('cut')
    expect(await fetch()).toBe(1)
  })
})
