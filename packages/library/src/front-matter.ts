import { articleFields, articleLevels, MAX_KEYWORDS_LENGTH } from '@wordhoard/contracts/articles'
import * as z from 'zod'

/** Thrown when an article of the library is invalid; the message names the file. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError'
}

const oneLine = z.string().min(1)

const fields = z.strictObject({
  title: articleFields.shape.title,
  // Nobody reads articles at A1, so the library begins at A2.
  level: z.enum(articleLevels).exclude(['A1']),
  /** Comma-separated. */
  keywords: oneLine.max(MAX_KEYWORDS_LENGTH),
  /** A single sentence. */
  summary: oneLine.regex(/^[^.!?]*[.!?]$/, 'must be one sentence'),
  author: oneLine,
  /** The day on which the article was written or last revised. */
  written: z.iso.date(),
})

/** The metadata at the head of an article. */
export type FrontMatter = z.infer<typeof fields>

/**
 * Lines `key: value` between two lines `---`: the part of YAML that the articles need, with every value a plain string.
 */
const article = /^---\n(?<head>[\s\S]*?)\n---\n+(?<markdown>[\s\S]*\S)\s*$/

/**
 * Splits an article into its front matter and its Markdown.
 *
 * @param file its name, for messages
 * @throws {LibraryError} without front matter, without text, or when a field is missing, duplicate, unknown or invalid
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
