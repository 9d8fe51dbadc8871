import type { Queryable } from '@wordhoard/database/sql/run'
import { overallProgress } from './class-progress.queries'

/** What a class has read and practised, as class progress shows it to staff, added up over its students. */
export interface ClassTotals {
  readonly students: number
  /** Number of students who have read an assigned text since the given time. */
  readonly readers: number
  readonly textsRead: number
  readonly texts: number
  /** Average number of assigned words that a student has practised. */
  readonly practised: number
}

/** Adds up the progress of a classroom's students over all its assignments. The caller decides who may see it. */
export async function classFigures(db: Queryable, classroomId: number, since: Date): Promise<ClassTotals> {
  const rows = await overallProgress.fetchAll(db, { classroomId })
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    students: rows.length,
    readers: sum(({ last_read_at }) => (last_read_at !== null && last_read_at >= since ? 1 : 0)),
    textsRead: sum(({ texts_read }) => texts_read),
    texts: sum(({ texts_num }) => texts_num),
    practised: rows.length === 0 ? 0 : Math.round(sum(({ practised }) => practised) / rows.length),
  }
}
