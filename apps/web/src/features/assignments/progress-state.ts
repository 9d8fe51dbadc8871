import type { Assignment } from '@wordhoard/contracts/assignments'
import { progressStateMessages } from './messages'

/** How far a student is with an assignment. */
export interface ProgressState {
  readonly kind: 'to-do' | 'begun' | 'done'
  readonly text: string
}

type AssignmentProgress = Pick<Assignment, 'kind' | 'position' | 'is_done' | 'words' | 'practised'>

/** Describes the state: "To do", "42% read", "Read", "3 of 12 practised", "Practised". */
export function progressStateOf({
  kind,
  position,
  is_done,
  words,
  practised,
}: AssignmentProgress): ProgressState {
  if (kind === 'article') {
    if (is_done) return { kind: 'done', text: progressStateMessages.read }
    const percent = Math.floor(position * 100)
    return percent > 0
      ? { kind: 'begun', text: progressStateMessages.partRead(percent) }
      : { kind: 'to-do', text: progressStateMessages.toDo }
  }
  if (is_done) return { kind: 'done', text: progressStateMessages.practised }
  if (practised > 0) return { kind: 'begun', text: progressStateMessages.partPractised(practised, words) }
  return { kind: 'to-do', text: progressStateMessages.toDo }
}
