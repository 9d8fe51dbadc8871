import { MAX_MESSAGE_LENGTH } from '@wordhoard/contracts/chats'

/** Number of characters before the limit at which the countdown starts. */
const NEAR = 400

const number = (value: number) => value.toLocaleString('en-GB')

/** Returns a notice about the length of a message; undefined when none is needed. */
export function lengthNotice(length: number): string | undefined {
  const over = length - MAX_MESSAGE_LENGTH
  if (over > 0) {
    return `${number(over)} ${over === 1 ? 'character' : 'characters'} too many: a message has at most ${number(MAX_MESSAGE_LENGTH)} characters.`
  }
  return over > -NEAR ? `${number(length)} of ${number(MAX_MESSAGE_LENGTH)} characters` : undefined
}
