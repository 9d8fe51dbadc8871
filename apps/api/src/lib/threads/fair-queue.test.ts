import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue'

/** Creates tasks that end on command, and records the order in which they started. */
function bench() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = async (name: string) => {
    ends.get(name)!()
    await settle()
  }
  return { begun, work, end }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('serves owners in turn, however many tasks one of them has waiting', async () => {
  const { begun, work, end } = bench()
  const queue = new FairQueue<string>({ atOnce: 1 })
  const names = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']
  const all = names.map((name) => queue.run(name[0]!, 0, work(name)))
  for (let at = 0; at < names.length; at++) await end(begun.at(-1)!)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(await Promise.all(all)).toEqual(names)
})

it('respects the limits on running tasks, per owner and in total', async () => {
  const { begun, work, end } = bench()
  const queue = new FairQueue<string>({ atOnce: 2, atOnceEach: 1 })
  for (const name of ['a1', 'a2', 'b1', 'c1']) void queue.run(name[0]!, 0, work(name))
  await settle()
  expect(begun).toEqual(['a1', 'b1'])
  expect(queue.countWaiting('a')).toBe(1)
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

it('refuses tasks beyond the limits on number and size, without refusing other owners', async () => {
  const { work } = bench()
  const queue = new FairQueue<string>({ atOnce: 1, waitingEach: 2, unitsEach: 100, waiting: 3 })
  const refusal = { code: 'unavailable' }
  void queue.run('a', 90, work('a1'))
  await expect(queue.run('a', 20, work('a2'))).rejects.toMatchObject(refusal)
  void queue.run('a', 5, work('a3'))
  void queue.run('a', 5, work('a4'))
  await expect(queue.run('a', 0, work('a5'))).rejects.toMatchObject(refusal)
  void queue.run('b', 500, work('b1'))
  await expect(queue.run('c', 0, work('c1'))).rejects.toMatchObject(refusal)
})

it('frees a slot when a task fails or its caller aborts', async () => {
  const { begun, work, end } = bench()
  const queue = new FairQueue<string>({ atOnce: 1, waitingEach: 1 })
  await expect(queue.run('a', 9, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  void queue.run('a', 0, work('a1'))
  const gone = new AbortController()
  const waits = queue.run('a', 0, work('a2'), gone.signal)
  gone.abort(new Error('gone'))
  await expect(waits).rejects.toThrow('gone')
  void queue.run('a', 0, work('a3'))
  await end('a1')
  expect(begun).toEqual(['a1', 'a3'])
})
