import type { DifficultyTable } from '@wordhoard/dictionary/difficulty/difficulty-table'
import { readDifficulties } from '@wordhoard/dictionary/difficulty/read-difficulties'
import type pg from 'pg'
import type { Dictionary } from '../dictionary/open-dictionary'
import { loadOnce } from './load-once'

/** What is needed to say how likely a learner knows words. One for each process. */
export interface LearnerModel {
  readonly pool: pg.Pool
  readonly dictionary: Dictionary
  /** Loaded at the first call, since the first start doesn't need it. */
  difficulties(): Promise<DifficultyTable>
}

export function openLearnerModel(pool: pg.Pool, dictionary: Dictionary): LearnerModel {
  return { pool, dictionary, difficulties: loadOnce(() => readDifficulties(dictionary.index)) }
}
