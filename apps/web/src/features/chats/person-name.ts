import type { MessageItem } from '@wordhoard/contracts/messages'

/** How somebody is called: by the names that they show, or by their user name. */
export function personName({ first_name, last_name, username }: MessageItem['user']): string {
  return `${first_name} ${last_name}`.trim() || username || 'Deleted user'
}
