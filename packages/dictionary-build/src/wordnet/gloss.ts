/** A WordNet gloss split into its parts. */
export interface Gloss {
  readonly text: string
  readonly examples: readonly string[]
}

const NO_EXAMPLES: readonly string[] = []

/**
 * Splits a WordNet gloss, `definition; "example"; "example"- Author`, into the definition and its examples.
 *
 * A part that starts with a quotation mark is an example; quotation marks further inside belong to the definition
 * (`used in the phrase "in lieu of"`). A semicolon within quotation marks or brackets doesn't end a part. The author of
 * a quotation is kept after a dash: `I am content – John Keats`.
 */
export function splitGloss(gloss: string): Gloss {
  const whole = gloss.trim()
  if (!whole.includes('"')) return { text: tidy(whole), examples: NO_EXAMPLES }
  const definition: string[] = []
  const examples: string[] = []
  for (const part of partsOf(whole)) {
    const colon = /:\s*"[^"]*"$/u.exec(part)
    if (part.startsWith('"')) examples.push(...quotationsOf(part))
    else if (colon && !part.includes('e.g.')) {
      // Some glosses introduce their example with a colon.
      definition.push(part.slice(0, colon.index))
      examples.push(...quotationsOf(part.slice(colon.index + 1).trim()))
    } else definition.push(part)
  }
  // A handful of glosses consist only of an example, which is better than an empty definition.
  const text = definition.join('; ') || whole
  // `push` has reserved space for more.
  return { text: tidy(text), examples: examples.slice() }
}

/** Splits at semicolons outside quotation marks and brackets, in which a definition may contain semicolons. */
function partsOf(gloss: string): string[] {
  const parts: string[] = []
  let quoted = false
  let depth = 0
  let start = 0
  for (let at = 0; at < gloss.length; at += 1) {
    const character = gloss[at]
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '(') depth += 1
    else if (character === ')' && depth > 0) depth -= 1
    else if (character === ';' && depth === 0) {
      parts.push(gloss.slice(start, at).trim())
      start = at + 1
    }
  }
  parts.push(gloss.slice(start).trim())
  return parts.filter((part) => part !== '')
}

/** Splits a part into quotations, because it may contain several in a row, or one with its author. */
function quotationsOf(part: string): string[] {
  const found: string[] = []
  for (const [, quotation = '', after = ''] of part.matchAll(/"([^"]*)"?([^"]*)/gu)) {
    const text = typographic(quotation.trim())
    if (text === '') continue
    const author = after.replace(/^[\s,;:–-]+/u, '').trim()
    found.push(/^[\s,;]*[-–]/u.test(after) && author !== '' ? `${text} – ${author}` : text)
  }
  return found
}

/** Matches what isn't a single space between words. */
const untidySpace = /\s\s|[^\S ]/u

/**
 * Removes superfluous spaces and final punctuation, and replaces WordNet's quotes around a word (`word'), which look
 * like a mistake on screen.
 */
function tidy(text: string): string {
  const spaced = untidySpace.test(text) ? text.replace(/\s+/gu, ' ') : text
  return typographic(/[;:,\s]$/u.test(spaced) ? spaced.replace(/[;:,\s]+$/u, '') : spaced)
}

function typographic(text: string): string {
  // An apostrophe before a letter isn't a closing quote: `Let's look at the record'.
  const quoted = text.includes('`') ? text.replace(/`((?:[^`']|'(?=\p{L}))*)'/gu, '‘$1’') : text
  return quoted.includes('--') ? quoted.replace(/\s*--+\s*/gu, ' – ').trim() : quoted
}
