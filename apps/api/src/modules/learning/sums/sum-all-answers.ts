import type pg from 'pg'
import { sumAnswers } from './sum-answers'
import { learnersAfter } from './sum-answers.queries'

/** Number of people after whom progress is told. */
const STEP = 1000

/**
 * Sums everybody's answers again from the log, one person after the other, so that nobody waits for another.
 *
 * @param onProgress called with the number of people done so far
 * @returns the number of people
 */
export async function sumAllAnswers(pool: pg.Pool, onProgress?: (done: number) => void): Promise<number> {
  let done = 0
  for (let after = 0; ; ) {
    const people = await learnersAfter.fetchAll(pool, { after, limit: STEP })
    for (const { id } of people) await sumAnswers(pool, { userId: id }, { isAfresh: true })
    done += people.length
    const last = people.at(-1)
    if (!last || people.length < STEP) return done
    after = last.id
    onProgress?.(done)
  }
}
