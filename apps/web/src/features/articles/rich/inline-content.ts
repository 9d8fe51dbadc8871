import { Fragment, type Mark, type Node, type Schema } from '@tiptap/pm/model'

/** One character of a line of text, or a line break, with its marks. */
interface Character {
  readonly text: string
  marks: readonly Mark[]
}

const emphasis = ['bold', 'italic', 'strike']
const edges = { spaces: /^\s$/u, punctuation: /^[\s\p{P}\p{S}]$/u }

/** What is removed from text that Markdown can't express. */
export interface Simplification {
  /** Characters that can't stand at the edge of emphasis; they move out of it. */
  readonly edge: keyof typeof edges
  /** Marks that are removed. */
  readonly without?: readonly string[]
}

/**
 * Returns a paragraph's content as Markdown can express it: no spaces at its ends, beside line breaks, or at the edges
 * of emphasis and links.
 */
export function simplifyInline(block: Node, { edge, without = [] }: Simplification): Fragment {
  let line = readCharacters(block)
  for (const character of line)
    character.marks = character.marks.filter(({ type }) => !without.includes(type.name))
  for (const name of emphasis) trimMark(line, name, edges[edge])
  trimMark(line, 'link', edges.spaces)
  line = trimLines(line, block.type.name === 'heading')
  return writeCharacters(line, block.type.schema)
}

function readCharacters(block: Node): Character[] {
  const line: Character[] = []
  block.forEach(({ text, marks }) => {
    if (text === undefined) line.push({ text: '\n', marks })
    else for (const character of text) line.push({ text: character === '\n' ? ' ' : character, marks })
  })
  return line
}

const hasMark = (marks: readonly Mark[], name: string) => marks.some(({ type }) => type.name === name)
const isCode = ({ marks }: Character) => hasMark(marks, 'code')

/** Removes a mark from the characters at both ends of each of its runs that can't stand there. */
function trimMark(line: Character[], name: string, edge: RegExp): void {
  const markAt = (at: number) => line[at]?.marks.find(({ type }) => type.name === name)
  for (let from = 0; from < line.length; ) {
    const mark = markAt(from)
    if (!mark) {
      from++
      continue
    }
    let to = from
    while (to < line.length && markAt(to)?.eq(mark)) to++
    const end = to
    const drop = (at: number) => {
      line[at]!.marks = mark.removeFromSet(line[at]!.marks)
    }
    const isEdge = (at: number) => edge.test(line[at]!.text) && !isCode(line[at]!)
    while (from < to && isEdge(from)) drop(from++)
    while (to > from && isEdge(to - 1)) drop(--to)
    from = end
  }
}

/** Removes spaces at the ends of every line, and line breaks at both ends; a heading has one line only. */
function trimLines(line: Character[], isHeading: boolean): Character[] {
  const kept: Character[] = []
  const isSpace = (character: Character | undefined) =>
    character !== undefined && character.text.trim() === '' && !isCode(character)
  for (const character of line) {
    if (character.text === '\n' && !isHeading) {
      while (isSpace(kept.at(-1)) && kept.at(-1)!.text !== '\n') kept.pop()
      if (kept.length > 0) kept.push({ text: '\n', marks: character.marks })
    } else if (isSpace(character)) {
      const before = kept.at(-1)
      if (before && before.text !== '\n')
        kept.push(character.text === '\n' ? { ...character, text: ' ' } : character)
    } else kept.push(character)
  }
  while (isSpace(kept.at(-1))) kept.pop()
  return kept
}

function writeCharacters(line: readonly Character[], schema: Schema): Fragment {
  const nodes: Node[] = []
  let text = ''
  let marks: readonly Mark[] = []
  const flush = () => {
    if (text !== '') nodes.push(schema.text(text, marks))
    text = ''
  }
  for (const character of line) {
    const isBreak = character.text === '\n'
    if (isBreak || !sameMarks(character.marks, marks)) flush()
    marks = character.marks
    if (isBreak) nodes.push(schema.nodes.hardBreak!.create(null, null, marks))
    else text += character.text
  }
  flush()
  return Fragment.fromArray(nodes)
}

function sameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one === other || (one.length === other.length && one.every((mark, at) => mark.eq(other[at]!)))
}
