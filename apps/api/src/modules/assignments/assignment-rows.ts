import type { StudentProgress } from '@wordhoard/contracts/assignments'

/** A text counts as read from here on: its last lines are seen without being scrolled to the top. */
export const READ_TO_END = 0.95

/** A student's progress as queries answer it. */
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
