import { expect, it } from 'vitest'
import { Semaphore } from './semaphore'

it('runs no more at a time than it may, in order, and refuses what would wait behind too many', async () => {
  const turns = new Semaphore(2, 3)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) =>
    turns.run(async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running--
      order.push(number)
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work))
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, true, false])
  expect((results[5] as PromiseRejectedResult).reason).toMatchObject({ code: 'unavailable' })
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
})

it('gives its place back when the work fails', async () => {
  const turns = new Semaphore(1, 0)
  await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turns.run(async () => 7)).resolves.toBe(7)
})
