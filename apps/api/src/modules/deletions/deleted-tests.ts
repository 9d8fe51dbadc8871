import type pg from 'pg'
import { deleteAnswers, deletedTests, forgetDeletedTest } from './deleted-tests.queries'

/**
 * Deletes the answers to deleted class tests. Once is enough: whoever answers locks the test, so no answer is stored after
 * its deletion. Several processes may do so at once.
 */
export async function followDeletedTests(pool: pg.Pool): Promise<void> {
  for (const { school_id: schoolId, id } of await deletedTests.fetchAll(pool, {})) {
    let changed: number
    do changed = await deleteAnswers.execute(pool, { testId: id })
    while (changed > 0)
    await forgetDeletedTest.execute(pool, { schoolId, id })
  }
}
