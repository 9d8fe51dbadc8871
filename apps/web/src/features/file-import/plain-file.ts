import type { OpenedText } from './opened-text'

/** The lines between which the files of Project Gutenberg contain the book itself. */
const begins = /^\*\*\* ?START OF (?:THE|THIS) PROJECT GUTENBERG EBOOK.*\*\*\*\s*$/m
const ends = /^\*\*\* ?END OF (?:THE|THIS) PROJECT GUTENBERG EBOOK/m

/**
 * Reads a plain text. Title and author come from its Project Gutenberg header; without one the title is the file's
 * name.
 */
export function plainFile(text: string, name: string): OpenedText {
  const begin = begins.exec(text)
  if (!begin) return { kind: 'text', title: name, byline: '', plain: text }
  const head = text.slice(0, begin.index)
  const body = text.slice(begin.index + begin[0].length)
  const end = ends.exec(body)
  const field = (label: string) => new RegExp(`^${label}: *(\\S.*)$`, 'm').exec(head)?.[1]?.trim()
  return {
    kind: 'text',
    title: field('Title') ?? name,
    byline: field('Author') ?? '',
    plain: end ? body.slice(0, end.index) : body,
  }
}
