import { articleFields, articleLevels, MAX_KEYWORDS_LENGTH } from '@wordhoard/contracts/articles'
import * as z from 'zod'

/** Thrown when an article of the library is not as it must be; the message names the file. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError'
}

const oneLine = z.string().min(1)

const fields = z.strictObject({
  title: articleFields.shape.title,
  // Nobody reads at A1, so the library begins at A2.
  level: z.enum(articleLevels).exclude(['A1']),
  /** Separated by commas. */
  keywords: oneLine.max(MAX_KEYWORDS_LENGTH),
  /** One sentence. */
  summary: oneLine.regex(/^[^.!?]*[.!?]$/, 'must be one sentence'),
  author: oneLine,
})

/** What the head of an article says about it. */
export type FrontMatter = z.infer<typeof fields>

/** Lines `key: value` between two lines `---`: the part of YAML that the articles need, every value a plain text. */
const article = /^---\n(?<head>[\s\S]*?)\n---\n+(?<markdown>[\s\S]*\S)\s*$/

/**
 * Takes an article apart into its head and its Markdown.
 *
 * @param file its name, for messages
 * @throws {LibraryError} without a head, without text, or when a field is missing, doubled, unknown or out of its rules
 */
export function readFrontMatter(file: string, text: string): FrontMatter & { readonly markdown: string } {
  const { head, markdown } = article.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (head === undefined || markdown === undefined) {
    throw new LibraryError(`${file}: must begin with a head between two lines --- and go on with its text`)
  }
  const values = new Map<string, string>()
  for (const line of head.split('\n')) {
    const [, key, value] = /^(\w+): *(.*)$/.exec(line) ?? []
    if (key === undefined || value === undefined) {
      throw new LibraryError(`${file}: “${line}” must be “key: value”`)
    }
    if (values.has(key)) throw new LibraryError(`${file}: ${key} stands twice`)
    values.set(key, value.trim())
  }
  const result = fields.safeParse(Object.fromEntries(values))
  if (!result.success) throw new LibraryError(`${file}: ${z.prettifyError(result.error)}`)
  return { ...result.data, markdown }
}
