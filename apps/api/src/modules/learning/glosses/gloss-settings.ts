import type { GlossSettings } from '@wordhoard/contracts/learner/glosses'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { glossesOfUser, writeGlosses } from './glosses.queries'

/** Returns whether a learner wants glosses; off until they choose. */
export async function glossSettings(pool: pg.Pool, { userId }: Actor): Promise<GlossSettings> {
  const row = await glossesOfUser.fetchFirst(pool, { userId })
  return { is_on: row?.glosses ?? false }
}

/** Turns glosses on or off. */
export async function chooseGlosses(
  pool: pg.Pool,
  { userId }: Actor,
  { is_on }: GlossSettings,
): Promise<GlossSettings> {
  await writeGlosses.execute(pool, { userId, isOn: is_on })
  return { is_on }
}
