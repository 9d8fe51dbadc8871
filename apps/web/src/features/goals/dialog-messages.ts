import type { GoalUnit, ReminderKind } from '@wordhoard/contracts/goals'
import { unitNames } from './messages'

/** Texts of the dialog for the goal and reminders. */
export const goalDialogMessages = {
  title: 'Goal and reminders',
  unit: 'What counts',
  units: {
    minutes: { label: 'Minutes', hint: 'reading and games' },
    words: { label: 'Words', hint: 'that you practise' },
  } satisfies Record<GoalUnit, { label: string; hint: string }>,
  amount: 'Each day',
  amounts: (amount: number, unit: GoalUnit) => ({ label: String(amount), hint: unitNames[unit](amount) }),
  emails: 'Emails',
  kinds: {
    daily: 'Remind me when words are due',
    weekly: 'Send me a summary every Monday',
    classes: 'Send me a summary of my classes every Monday',
  } satisfies Record<ReminderKind, string>,
  daily: 'We don’t send a reminder when you’ve reached your goal.',
  hour: 'Time',
  zone: (name: string) => `In your time zone: ${name}`,
  noAddress: 'Add an email address to your account to get reminders.',
  save: 'Save',
  saved: 'Saved',
  loading: 'Loading…',
}
