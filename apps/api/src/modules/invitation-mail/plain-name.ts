/** Maximum number of characters of a name in a mail, including the ellipsis of a cut. */
export const MAX_NAME_LENGTH = 40

/**
 * Matches text that mail programs turn into links: addresses, schemes, dotted names that end like a domain, and IPv4
 * addresses. Applied after compatibility normalisation, so that full-width letters and dots match too.
 */
const linkLike =
  /@|\/\/|www[.。]|^\W*(?:https?|ftp|mailto|tel|sms|javascript|data|file|callto|skype):|[\p{L}\p{N}\p{M}_-][.。](?:[\p{L}\p{M}]{2,}|xn--)|\d+\.\d+\.\d+\.\d+/iu

/**
 * Makes a user-chosen name (of a school or class) safe for a mail to a stranger: on one line, short, and without words
 * that are addresses or links.
 *
 * @returns empty if nothing is left
 */
export function plainName(name: string): string {
  const words = name
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .split(/[\p{Z}\p{Cc}]+/u)
    .filter((word) => word !== '' && !linkLike.test(word.normalize('NFKC')))
  return shorten(words.join(' '))
}

function shorten(text: string): string {
  const letters = [...text]
  if (letters.length <= MAX_NAME_LENGTH) return text
  const start = letters.slice(0, MAX_NAME_LENGTH - 1).join('')
  const end = letters[MAX_NAME_LENGTH - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  return `${(end > MAX_NAME_LENGTH / 2 ? start.slice(0, end) : start).trimEnd()}…`
}
