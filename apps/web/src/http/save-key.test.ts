import { describe, expect, it } from 'vitest'
import { SaveKeys } from './save-key'

const keyOf = (key: string) => Promise.resolve(key)
const lose = () => Promise.reject(new Error('The answer was lost'))
const year7 = { name: 'Year 7' }

describe('SaveKeys', () => {
  it('uses a new key for the same content once the first submission has been answered', async () => {
    const keys = new SaveKeys()
    const first = await keys.send(year7, keyOf)
    expect(await keys.send(year7, keyOf)).not.toBe(first)
  })

  it('reuses the key until an answer arrives, so that the request takes effect once', async () => {
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

  it('uses a new key for other content', async () => {
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

  it('goes on with the key of a submission that was begun before the page was left', async () => {
    const keys = new SaveKeys({ content: year7, key: 'earlier' })
    expect(await keys.send({ ...year7 }, keyOf)).toBe('earlier')
    expect(await keys.send(year7, keyOf)).not.toBe('earlier')
    const others = new SaveKeys({ content: year7, key: 'earlier' })
    expect(await others.send({ name: 'Year 8' }, keyOf)).not.toBe('earlier')
  })

  it('uses one key for a double click', async () => {
    const keys = new SaveKeys()
    const [one, two] = await Promise.all([keys.send(year7, keyOf), keys.send(year7, keyOf)])
    expect(one).toBe(two)
    expect(await keys.send(year7, keyOf)).not.toBe(one)
  })
})
