import { formatCount } from '../../../lib/format-count'

/** Texts of an assignment’s due date and note, in every dialog that asks for them. */
export const dueFormMessages = {
  due: 'Due',
  tomorrow: 'Tomorrow',
  inOneWeek: 'In a week',
  inTwoWeeks: 'In two weeks',
  noDueDate: 'No due date',
  day: 'Day',
  time: 'Time',
  studentsSee: (due: string) => `Students see “${due}”.`,
  studentsSeeInTheirZone: (due: string, zone: string) =>
    `Students see “${due}”, in their own time zone. Yours is ${zone}.`,
  note: 'Note (optional)',
  charactersLeft: (left: number) => `${formatCount(left, 'character')} left`,
}
