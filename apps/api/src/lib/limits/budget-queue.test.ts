import { pino } from 'pino'
import { expect, it } from 'vitest'
import { type Asker, BudgetQueue } from './budget-queue'

it('answers whoever asks in the moment in which the last round trip ends', async () => {
  const queue = new BudgetQueue(
    { draw: async (requests) => requests.map(() => ({ granted: 1, left: 1 })) },
    pino({ level: 'silent' }),
  )
  const limit = { burst: 30, perSecond: 1 }
  const answered: number[] = []
  /** Once it has its answer, the next one asks so many turns later. */
  const asker = (turns: number): Asker => ({
    request: () => ({ id: Buffer.from(String(turns)), limit, spent: 0, wanted: 1 }),
    accept: () => {
      answered.push(turns)
      if (turns < 10) void askLater(turns + 1, turns)
    },
    reject: () => undefined,
    goOn: () => undefined,
  })
  const askLater = async (next: number, turns: number) => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    queue.ask(asker(next))
  }
  queue.ask(asker(0))
  await expect.poll(() => answered).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
