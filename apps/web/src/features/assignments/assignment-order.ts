import type { Assignment } from '@wordhoard/contracts/assignments'

type DatedAssignment = Pick<Assignment, 'due_at' | 'is_done'>

const dueTime = ({ due_at }: DatedAssignment) =>
  due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at)

/** Sorts for students: open assignments first, by due date; then those done, latest first. */
export function sortForStudent<Assignment extends DatedAssignment>(
  assignments: readonly Assignment[],
): Assignment[] {
  return assignments.toSorted((a, b) => {
    if (a.is_done !== b.is_done) return Number(a.is_done) - Number(b.is_done)
    return compareDueDates(a, b, a.is_done)
  })
}

/** Sorts for teachers: what is due next, then what has no due date, then past assignments, latest first. */
export function sortForTeacher<Assignment extends DatedAssignment>(
  assignments: readonly Assignment[],
  now: number = Date.now(),
): Assignment[] {
  const isPast = (assignment: DatedAssignment) => dueTime(assignment) < now
  return assignments.toSorted((a, b) => {
    if (isPast(a) !== isPast(b)) return Number(isPast(a)) - Number(isPast(b))
    return compareDueDates(a, b, isPast(a))
  })
}

/**
 * Compares due dates; equal ones keep their order. Doesn't subtract, because the difference of two infinities is NaN.
 */
function compareDueDates(a: DatedAssignment, b: DatedAssignment, isLatestFirst: boolean): number {
  const [one, other] = isLatestFirst ? [dueTime(b), dueTime(a)] : [dueTime(a), dueTime(b)]
  return one === other ? 0 : one < other ? -1 : 1
}
