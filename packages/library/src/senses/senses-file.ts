import { LibraryError } from '../front-matter'

/** Stands for the key where the dictionary doesn't have the meaning; the last column then says what is missing. */
export const NO_KEY = '-'

/** The meaning of a word of a text that comes with the product. */
export interface TextSense {
  /** The word with five words on each side (`readAnchors`), which is its place in the text. */
  readonly anchor: string
  /** Key of the definition that the word has there. */
  readonly key: string
  /** The definition when the file was written, for whoever checks it. */
  readonly definition: string
}

/** The meanings of the words of a text. */
export interface TextSenses {
  /** The day on which somebody checked every meaning by hand; undefined while they are only proposed. */
  readonly checkedOn: string | undefined
  readonly senses: readonly TextSense[]
}

const head = /^# (?:checked by hand on (\d{4}-\d{2}-\d{2})|proposed, not checked)$/

/**
 * Parses a file of meanings: a line that says whether it has been checked, then one word a line. Five columns: the words
 * before, the word, the words after, the key of its definition, the definition.
 *
 * @throws {LibraryError} when a line is invalid; the message names the file and line
 */
export function parseSenses(file: string, content: string): TextSenses {
  const [first = '', ...lines] = content.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const checked = head.exec(first)
  if (!checked)
    throw new LibraryError(`${file}: must begin with a line that says whether it has been checked`)
  const senses = lines.map((line, index) => {
    const [before, form, after, key, definition, ...more] = line.split('\t')
    if (!form || !key || !definition || more.length > 0) {
      throw new LibraryError(`${file}: line ${index + 2} must have five columns`)
    }
    return { anchor: `${before}|${form}|${after}`, key, definition }
  })
  return { checkedOn: checked[1], senses }
}

/** Writes meanings as `parseSenses` reads them. */
export function formatSenses({ checkedOn, senses }: TextSenses): string {
  const first = checkedOn === undefined ? '# proposed, not checked' : `# checked by hand on ${checkedOn}`
  const lines = senses.map(({ anchor, key, definition }) =>
    [...anchor.split('|'), key, definition.replace(/\s+/g, ' ')].join('\t'),
  )
  return `${[first, ...lines].join('\n')}\n`
}
