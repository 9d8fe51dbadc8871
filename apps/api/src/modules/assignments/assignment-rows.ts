import type { StudentProgress } from '@wordhoard/contracts/assignments'

/** Reading place from which a text counts as read: its last lines are visible without being scrolled to the top. */
export const READ_TO_END = 0.95

/** A student's progress as selected by queries. */
export interface ProgressRow extends Omit<StudentProgress, 'is_read'> {}

export function presentProgress(row: ProgressRow): StudentProgress {
  const { position, seconds, looked_up, practised, retained, known, unknown } = row
  return {
    is_read: position >= READ_TO_END,
    position: Math.round(position * 1e4) / 1e4,
    seconds: Math.round(seconds),
    looked_up,
    practised,
    retained,
    known,
    unknown,
  }
}
