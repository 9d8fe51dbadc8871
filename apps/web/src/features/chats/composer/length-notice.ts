import { MAX_MESSAGE_LENGTH } from '@wordhoard/contracts/chats'

/** Characters before the limit from which on it is counted. */
const NEAR = 400

const number = (value: number) => value.toLocaleString('en-GB')

/** What to say about the length of a message; undefined while there is nothing to say. */
export function lengthNotice(length: number): string | undefined {
  const over = length - MAX_MESSAGE_LENGTH
  if (over > 0) {
    return `${number(over)} ${over === 1 ? 'character' : 'characters'} too many: a message has at most ${number(MAX_MESSAGE_LENGTH)} characters.`
  }
  return over > -NEAR ? `${number(length)} of ${number(MAX_MESSAGE_LENGTH)} characters` : undefined
}
