import { parseSync } from 'oxc-parser'

/** A text of the interface and the file that it stands in. */
export interface InterfaceText {
  readonly path: string
  readonly text: string
}

/** Stands for a value in a text, and counts as one word. */
export const VALUE = '▯'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Returns the text of an element, as it stands on the screen: its children's texts, one after another. */
function textOfJsx(node: Node): string {
  const children = (node.children ?? []) as Node[]
  return children.map(textOfChild).join('').replace(/\s+/g, ' ').trim()
}

function textOfChild(child: Node): string {
  if (child.type === 'JSXText') return (child.value as string).replace(/\s*\n\s*/g, ' ')
  if (child.type === 'JSXElement' || child.type === 'JSXFragment') return textOfJsx(child)
  const expression = child.expression as Node | undefined
  if (expression?.type === 'Literal') return String(expression.value)
  // A link or bold words: `{link('who sees what')}`.
  const [first] = (expression?.arguments ?? []) as Node[]
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value
  return expression?.type === 'JSXEmptyExpression' ? '' : VALUE
}

function textOfTemplate(node: Node): string {
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join(VALUE)
}

/** Names of attributes and keys whose strings aren't texts. */
const notTexts = new Set([
  'className',
  'key',
  'id',
  'href',
  'to',
  'type',
  'role',
  'rel',
  'target',
  'path',
  'name',
])

/**
 * Returns the strings, templates and elements of a source file that could be texts of the interface.
 *
 * @param keys takes only strings under these keys; without it, all
 * @throws Error if the file can't be parsed
 */
export function textsOfSource(path: string, source: string, keys?: ReadonlySet<string>): InterfaceText[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const texts: InterfaceText[] = []
  const add = (text: string) => {
    if (/\p{L}/u.test(text)) texts.push({ path, text })
  }
  const visit = (value: unknown, isWanted: boolean): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, isWanted)
      return
    }
    if (!isNode(value)) return
    const { type } = value
    if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || type === 'BinaryExpression') return
    if (type === 'JSXAttribute' && notTexts.has((value.name as Node).name as string)) return
    if (type === 'Property') {
      const key = value.key as Node
      visit(value.value, isWanted || (keys?.has((key.name ?? key.value) as string) ?? false))
      return
    }
    if (type === 'Literal' && typeof value.value === 'string') {
      if (isWanted) add(value.value)
      return
    }
    if (type === 'TemplateLiteral' && isWanted) add(textOfTemplate(value))
    if ((type === 'JSXElement' || type === 'JSXFragment') && isWanted) add(textOfJsx(value))
    for (const key in value) if (typeof value[key] === 'object') visit(value[key], isWanted)
  }
  visit(program, keys === undefined)
  return texts
}

/** Returns the texts of an HTML page: its content without tags, one text per block. */
export function textsOfHtml(path: string, html: string): InterfaceText[] {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .split(/<\/?(?:p|li|h\d|label|button|title|div|section|ul|main|header|form|html|head|body)\b[^>]*>/)
    .map((block) =>
      block
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({ path, text }))
}
