/** What a labelled token is an example of, besides plain words. */
export const tokenMarks = ['changed', 'chat', 'misspelt', 'hashtag'] as const

/** A token of a labelled text: where it is, and the entries to which it must lead. */
export interface LabelledToken {
  /** Offsets in the paragraph, in UTF-16 units; `end` is exclusive. */
  readonly start: number
  readonly end: number
  readonly form: string
  /** Alternatives, each with all the headwords that it needs: don't, or do and not. Empty if the token isn't counted. */
  readonly gold: readonly (readonly string[])[]
  /** The token is a name, so any entry of a name is right. */
  readonly isName: boolean
  readonly marks: readonly string[]
  /** The word from which the token is made, which means something else: follow for unfollowed. */
  readonly base: string
}

export interface LabelledParagraph {
  /** For messages: file:line. */
  readonly place: string
  readonly text: string
  readonly tokens: readonly LabelledToken[]
}

/** Thrown for a malformed file; the message gives file and line. */
export class LabelError extends Error {
  override readonly name = 'LabelError'
}

/** Returns whether a file's content is a labelled text rather than a plain one. */
export function isLabelled(content: string): boolean {
  return /^#\tparagraph\t/m.test(content)
}

/**
 * Reads labelled text: a line `#`, `paragraph`, text for each paragraph, then a line for each of its tokens with its
 * offset (UTF-16 units), form, gold, marks and base, separated by tabs. In gold, `|` separates alternatives, `a+b` needs
 * both words, `name` stands for any name, and `-` for a token that isn't counted. Other lines starting with `#` are
 * comments.
 *
 * @throws LabelError for a malformed line, with file and line
 */
export function readLabelledTokens(content: string, name: string): LabelledParagraph[] {
  const paragraphs: { place: string; text: string; tokens: LabelledToken[] }[] = []
  for (const [index, line] of content.replaceAll('\r\n', '\n').split('\n').entries()) {
    const place = `${name}:${index + 1}`
    const columns = line.split('\t')
    if (columns[0] === '#' && columns[1] === 'paragraph') {
      paragraphs.push({ place, text: columns.slice(2).join('\t'), tokens: [] })
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      const paragraph = paragraphs.at(-1)
      if (!paragraph) throw new LabelError(`${place}: a token must follow its paragraph`)
      paragraph.tokens.push(readToken(columns, paragraph.text, place))
    }
  }
  return paragraphs
}

function readToken(columns: readonly string[], text: string, place: string): LabelledToken {
  const [offset = '', form = '', gold = '', marks = '', base = ''] = columns
  if (!/^\d+$/.test(offset) || form === '' || gold === '') {
    throw new LabelError(`${place}: must be offset, form, gold, marks and base`)
  }
  const start = Number(offset)
  const end = start + form.length
  if (text.slice(start, end) !== form) {
    throw new LabelError(`${place}: the paragraph has “${text.slice(start, end)}” at ${start}, not “${form}”`)
  }
  const alternatives = gold === '-' ? [] : gold.split('|').map((each) => each.trim().toLowerCase())
  return {
    start,
    end,
    form,
    gold: alternatives
      .filter((each) => each !== 'name')
      .map((each) => (each.length > 1 ? each.split('+') : [each]).filter((word) => word !== '')),
    isName: alternatives.includes('name'),
    marks: marks.split(/[\s,;|]+/).filter((mark) => mark !== '' && mark !== '-'),
    base: base === '-' ? '' : base.toLowerCase(),
  }
}
