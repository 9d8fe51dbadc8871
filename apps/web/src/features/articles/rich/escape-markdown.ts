/** How much is escaped: only what Markdown would interpret, or all punctuation, which is always right and never pretty. */
export type Escaping = 'needed' | 'all'

/** Where a piece of text stands. */
export interface TextPlace {
  /** It begins a line. */
  readonly isLineStart: boolean
  /** It begins the second or a later line of its paragraph. */
  readonly isLaterLine: boolean
  /** It ends its line. */
  readonly isLineEnd: boolean
  readonly isInLink: boolean
  /** A link follows. */
  readonly isBeforeLink: boolean
}

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
const isSpace = (character: string | undefined) => character !== undefined && /\s/.test(character)

/** Escapes characters of a text that Markdown would interpret. */
export function escapeMarkdown(text: string, place: TextPlace, escaping: Escaping): string {
  if (escaping === 'all') return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
  const escaped = text.replace(/[\\`*_[\]<&~!]/g, (character, at: number) =>
    isMarkup(character, text, at, place) ? `\\${character}` : character,
  )
  return place.isLineStart ? escapeLineStart(escaped, place) : escaped
}

function isMarkup(character: string, text: string, at: number, place: TextPlace): boolean {
  const before = text[at - 1]
  const after = text[at + 1]
  const isLast = after === undefined
  if (character === '`') return true
  if (character === '\\') return isLast || /[!-/:-@[-`{-~]/.test(after)
  if (character === '<') return isLast ? !place.isLineEnd : /[a-z/!?]/i.test(after)
  if (character === '&') return /^&(?:#\d|#x[\da-f]|[a-z][a-z\d]*;)/i.test(text.slice(at))
  if (character === '!') return isLast && place.isBeforeLink
  if (character === '~') return before === '~' || after === '~' || before === undefined || isLast
  if (character === ']') return place.isInLink || after === '('
  if (character === '[')
    return place.isInLink || (place.isLineStart && /^\[[^\]]*\]:/.test(text.slice(at)) && at === 0)
  const hasSpaces = (isSpace(before) || (before === undefined && !place.isLineStart)) && isSpace(after)
  if (character === '_') return !((isWord(before) && isWord(after)) || hasSpaces)
  return !(isSpace(before) && (isSpace(after) || (isLast && place.isLineEnd)))
}

/** Escapes what begins a heading, a quotation, a list, a rule or a table at the start of a line. */
function escapeLineStart(text: string, { isLaterLine, isLineEnd }: TextPlace): string {
  const ends = isLineEnd ? '(?=\\s|$)' : '(?=\\s)'
  const number = new RegExp(`^(\\d{1,9})([.)])${ends}`).exec(text)
  if (number) return `${number[1]}\\${text.slice(number[1]!.length)}`
  const isBlockStart =
    new RegExp(`^(?:#{1,6}|[-+])${ends}`).test(text) ||
    /^(?:>|-(?:\s*-){2,}\s*$)/.test(text) ||
    (isLaterLine && /^[-:|=+\s]+$/.test(text))
  return isBlockStart ? `\\${text}` : text
}
