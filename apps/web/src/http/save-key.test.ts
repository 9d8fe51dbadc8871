import { describe, expect, it } from 'vitest'
import { SaveKeys } from './save-key'

const keyOf = (key: string) => Promise.resolve(key)
const lose = () => Promise.reject(new Error('The answer was lost'))
const year7 = { name: 'Year 7' }

describe('SaveKeys', () => {
  it('gives what is submitted again after an answer a key of its own, though the content is the same', async () => {
    const keys = new SaveKeys()
    const first = await keys.send(year7, keyOf)
    expect(await keys.send(year7, keyOf)).not.toBe(first)
  })

  it('keeps the key while no answer came, so that what may have arrived happens once', async () => {
    const keys = new SaveKeys()
    const seen: string[] = []
    const losing = (key: string) => {
      seen.push(key)
      return lose()
    }
    await expect(keys.send(year7, losing)).rejects.toThrow('lost')
    await expect(keys.send({ ...year7 }, losing)).rejects.toThrow('lost')
    expect(await keys.send(year7, keyOf)).toBe(seen[0])
    expect(new Set(seen).size).toBe(1)
  })

  it('gives other content another key', async () => {
    const keys = new SaveKeys()
    let lost = ''
    await keys
      .send(year7, (key) => {
        lost = key
        return lose()
      })
      .catch(() => undefined)
    expect(await keys.send({ name: 'Year 8' }, keyOf)).not.toBe(lost)
  })

  it('sends a double click with one key', async () => {
    const keys = new SaveKeys()
    const [one, two] = await Promise.all([keys.send(year7, keyOf), keys.send(year7, keyOf)])
    expect(one).toBe(two)
    expect(await keys.send(year7, keyOf)).not.toBe(one)
  })
})
