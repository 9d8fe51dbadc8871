import type {} from '@wordhoard/dictionary/testing/provided-context'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findDamage } from './checks'
import { type Fault, type RoundsReport, runRounds, summary } from './rounds'
import { type ServerKit, serverKit } from './server-kit'

let kit: ServerKit
beforeAll(async () => {
  kit = await serverKit(inject('dictionaryDatabase'))
})
afterAll(() => kit.close())

const take = (count: number, faults: readonly Fault[]): Fault[] =>
  Array.from({ length: count }, (_, n) => faults[n % faults.length]!)
const kills: Fault[] = ['server kill', 'database kill']
const every: Fault[] = [
  'database restart',
  'server restart',
  'database kill',
  'server kill',
  'database freeze',
  'server freeze',
]

/** Everyday rounds show that it works; how quickly is a matter for the full ones, on a machine that does nothing else. */
async function survive(
  faults: readonly Fault[],
  mostErrorMs: number,
  mostServeMs: number,
): Promise<RoundsReport> {
  const report = await runRounds(kit, faults)
  console.info(summary(report))
  expect(report.lost).toEqual([])
  expect(report.doubled).toEqual([])
  expect(report.halfDone).toEqual([])
  expect(report.wrong).toEqual([])
  expect(report.ended).toBe(false)
  expect(report.acknowledged).toBeGreaterThan(10 * faults.length)
  for (const round of report.rounds) {
    expect(round.errorMs, JSON.stringify(round)).toBeLessThanOrEqual(mostErrorMs)
    expect(round.serveMs, JSON.stringify(round)).toBeLessThanOrEqual(mostServeMs)
  }
  return report
}

describe('ten writers of all kinds', () => {
  it('lose nothing while server and database are killed by turns', async () => {
    const { postgres, writers } = await survive(take(6, kills), 60_000, 60_000)
    // What is missing would have been found.
    const author = writers.find(({ name }) => name === 'article')!.userId
    const sender = writers.find(({ name }) => name === 'message')!.userId
    await postgres.query(
      'DELETE FROM article_word WHERE article_id = (SELECT min(id) FROM article WHERE user_id = $1)',
      [author],
    )
    await postgres.query('DELETE FROM message WHERE id = (SELECT min(id) FROM message WHERE user_id = $1)', [
      sender,
    ])
    const damage = await findDamage(postgres, writers)
    expect(damage.lost).toEqual([`message: Message 0 of ${sender}`])
    expect(damage.halfDone).toEqual(['article without its words: Title 0'])
  }, 300_000)

  describe.runIf(process.env.FULL)('for long', () => {
    it('lose nothing in 50 rounds of restarts, kills and freezes', async () => {
      await survive(take(50, every), 5_000, 5_000)
    }, 1_800_000)

    it('lose nothing in 100 kills, after each of which it serves within three seconds', async () => {
      await survive(take(100, kills), 5_000, 3_000)
    }, 1_800_000)
  })
})
