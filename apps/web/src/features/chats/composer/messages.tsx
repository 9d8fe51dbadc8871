import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format-count'

/** Texts of the bar in which messages are written. */
export const composerUiMessages = {
  form: (to: string) => `Message to ${to}`,
  sharing: (title: ReactNode) => <>Sharing {title}</>,
  removeShared: 'Don’t share this',
  field: 'Message',
  // Quoted in the specification, with its three dots.
  placeholder: 'Type a message...',
  send: 'Send',
  length: (length: string, limit: string) => `${length} of ${limit} characters`,
  tooLong: (excess: number, limit: number) =>
    `Your message is ${formatCount(excess, 'character')} too long. The limit is ${formatCount(limit, 'character')}.`,
}

/** Texts that say why the user can’t write in a chat. */
export const writeRestrictionUiMessages = {
  deleted: 'This account was deleted. You can still read the messages.',
  blocked: 'You can’t write to this person.',
  school: 'Your school only lets you chat with its members. This person isn’t one of them.',
  closed: 'Only teachers can write in this chat at the moment.',
  muted: 'A teacher has paused your messages in this chat.',
  mutedUntil: (moment: string) => `A teacher has paused your messages in this chat until ${moment}.`,
  archived: 'This classroom is archived. You can still read the messages.',
}
