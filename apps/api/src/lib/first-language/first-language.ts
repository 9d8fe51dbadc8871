import type { Queryable } from '@wordhoard/database/sql/run'
import { languageOfUser } from './first-language.queries'

/** Returns the first language for which a learner's words are weighed: their own, else that of their last placement. */
export async function firstLanguageOf(db: Queryable, userId: number): Promise<string | undefined> {
  const row = await languageOfUser.fetchFirst(db, { userId })
  return row?.language ?? undefined
}
