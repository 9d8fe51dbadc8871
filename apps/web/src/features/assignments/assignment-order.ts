import type { Assignment } from '@wordhoard/contracts/assignments'

type Dated = Pick<Assignment, 'due_at' | 'is_done'>

const dueTime = ({ due_at }: Dated) => (due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at))

/** For students: what is to be done first, what is due next at the top; then what is done, the latest first. */
export function byWhatIsToDo<Work extends Dated>(works: readonly Work[]): Work[] {
  return works.toSorted((a, b) => {
    if (a.is_done !== b.is_done) return Number(a.is_done) - Number(b.is_done)
    return inTime(a, b, a.is_done)
  })
}

/** For teachers: what is due next, then what is due at no time, then what is past, the latest first. */
export function byWhatComes<Work extends Dated>(works: readonly Work[], now: number = Date.now()): Work[] {
  const isPast = (work: Dated) => dueTime(work) < now
  return works.toSorted((a, b) => {
    if (isPast(a) !== isPast(b)) return Number(isPast(a)) - Number(isPast(b))
    return inTime(a, b, isPast(a))
  })
}

/** By due dates; those alike stay as they came. Infinities have no difference. */
function inTime(a: Dated, b: Dated, isLatestFirst: boolean): number {
  const [one, other] = isLatestFirst ? [dueTime(b), dueTime(a)] : [dueTime(a), dueTime(b)]
  return one === other ? 0 : one < other ? -1 : 1
}
