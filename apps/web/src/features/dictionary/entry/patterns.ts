/** Names of grammar codes, as dictionaries print them in square brackets. */
const grammar: Readonly<Record<string, string>> = {
  C: 'countable',
  U: 'uncountable',
  T: 'with an object',
  I: 'without an object',
}
const abbreviations: Readonly<Record<string, string>> = {
  sb: 'somebody',
  sth: 'something',
  'sing.': 'singular',
  'pl.': 'plural',
}

/** Writes a pattern out, so that readers need no list of abbreviations: [C] or [U]; deal with sb/sth. */
export function spellOutPattern(pattern: string): string {
  return pattern
    .replaceAll(/\[([^\]]*)\]/gu, (_, codes: string) =>
      codes
        .split(', ')
        .map((code) => grammar[code] ?? code)
        .join(', '),
    )
    .replaceAll(/\b(?:sing\.|pl\.|(?:sb|sth)\b)/gu, (short) => abbreviations[short] ?? short)
}
