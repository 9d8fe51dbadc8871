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

const repeatFaults = (count: number, faults: readonly Fault[]): Fault[] =>
  Array.from({ length: count }, (_, n) => faults[n % faults.length]!)
const kills: Fault[] = ['server kill', 'database kill']
const allFaults: Fault[] = [
  'database restart',
  'server restart',
  'database kill',
  'server kill',
  'database freeze',
  'server freeze',
]

/** Limits that the product promises, in milliseconds. */
const MAX_ERROR_MS = 5_000
const MAX_RECOVERY_MS = 3_000

/**
 * Runs the rounds and checks that nothing was lost. Everyday runs only check that it works; full runs also check the
 * times. Starting a server is measured in processor time, since a busy machine stretches it; everything else is
 * waiting.
 */
async function runAndCheckRounds(faults: readonly Fault[], isTimed: boolean): Promise<RoundsReport> {
  const report = await runRounds(kit, faults)
  console.info(summary(report))
  expect(report.lost).toEqual([])
  expect(report.duplicated).toEqual([])
  expect(report.partial).toEqual([])
  expect(report.unexpected).toEqual([])
  expect(report.hasExited).toBe(false)
  expect(report.acknowledged).toBeGreaterThan(10 * faults.length)
  for (const round of isTimed ? report.rounds : []) {
    if (round.bootCpuMs === undefined) {
      expect(round.errorMs, JSON.stringify(round)).toBeLessThanOrEqual(MAX_ERROR_MS)
      expect(round.recoveryMs, JSON.stringify(round)).toBeLessThanOrEqual(MAX_RECOVERY_MS)
    } else expect(round.bootCpuMs, JSON.stringify(round)).toBeLessThanOrEqual(MAX_RECOVERY_MS)
  }
  return report
}

describe('ten writers of all kinds', () => {
  it('lose nothing while server and database are killed in turn', async () => {
    const { postgres, writers } = await runAndCheckRounds(
      repeatFaults(process.env.FULL ? 6 : 2, kills),
      false,
    )
    // Proves that findDamage would have found missing data.
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
    expect(damage.partial).toEqual(['article without its words: Title 0'])
  }, 300_000)

  describe.runIf(process.env.FULL)('over many rounds', () => {
    it('lose nothing in 50 rounds of restarts, kills and freezes', async () => {
      await runAndCheckRounds(repeatFaults(50, allFaults), true)
    }, 1_800_000)

    it('lose nothing in 100 kills, and are served again within three seconds of each', async () => {
      await runAndCheckRounds(repeatFaults(100, kills), true)
    }, 1_800_000)
  })
})
