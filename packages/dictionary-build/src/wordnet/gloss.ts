/** A gloss of WordNet taken apart. */
export interface Gloss {
  readonly text: string
  readonly examples: readonly string[]
}

const NO_EXAMPLES: readonly string[] = []

/**
 * Splits a WordNet gloss, `definition; "example"; "example"- Author`, into the definition and its examples.
 *
 * A part that begins with a quotation mark is an example; quotation marks further inside belong to the definition
 * (`used in the phrase "in lieu of"`). A semicolon within quotation marks or brackets ends nothing. Who is quoted is
 * kept after a dash: `I am content – John Keats`.
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
      // Some glosses lead over to their example with a colon.
      definition.push(part.slice(0, colon.index))
      examples.push(...quotationsOf(part.slice(colon.index + 1).trim()))
    } else definition.push(part)
  }
  // A handful of glosses are nothing but an example: better that than an empty definition.
  const text = definition.join('; ') || whole
  return { text: tidy(text), examples }
}

/** Cuts at semicolons outside quotation marks (and outside brackets, where a definition may quote with semicolons). */
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

/** One part may hold several quotations in a row, or one and its author. */
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

/** WordNet writes a quoted word as `word', which looks like a mistake on a screen. */
function tidy(text: string): string {
  return typographic(text.replace(/\s+/gu, ' ').replace(/[;:,\s]+$/u, ''))
}

function typographic(text: string): string {
  // An apostrophe before a letter closes nothing: `Let's look at the record'.
  const quoted = text.includes('`') ? text.replace(/`((?:[^`']|'(?=\p{L}))*)'/gu, '‘$1’') : text
  return quoted.includes('--') ? quoted.replace(/\s*--+\s*/gu, ' – ').trim() : quoted
}
