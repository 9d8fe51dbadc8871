import { MAX_MESSAGE_LENGTH } from '@wordhoard/contracts/chats'
import { composerUiMessages } from './messages'

/** Number of characters before the limit at which the countdown starts. */
const NEAR = 400

const number = (value: number) => value.toLocaleString('en-GB')

/** Returns a notice about the length of a message; undefined when none is needed. */
export function lengthNotice(length: number): string | undefined {
  const over = length - MAX_MESSAGE_LENGTH
  if (over > 0) return composerUiMessages.tooLong(over, MAX_MESSAGE_LENGTH)
  return over > -NEAR ? composerUiMessages.length(number(length), number(MAX_MESSAGE_LENGTH)) : undefined
}
