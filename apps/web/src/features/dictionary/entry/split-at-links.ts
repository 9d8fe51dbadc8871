import type { Definition } from '@wordhoard/contracts/dictionary'

interface TextPart {
  readonly text: string
  /** The entry to which it leads. */
  readonly spellId?: number
}

/** Splits a definition into its linked words and the text between them. */
export function splitAtLinks({ text, links = [] }: Pick<Definition, 'text' | 'links'>): TextPart[] {
  const parts: TextPart[] = []
  let rest = text
  for (const { spell_id, spelling } of links) {
    const at = findWord(rest, spelling)
    if (at < 0) continue
    if (at > 0) parts.push({ text: rest.slice(0, at) })
    parts.push({ text: spelling, spellId: spell_id })
    rest = rest.slice(at + spelling.length)
  }
  return rest === '' ? parts : [...parts, { text: rest }]
}

/** Returns where a text has a word by itself; -1 if nowhere. */
function findWord(text: string, word: string): number {
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
  let at = text.indexOf(word)
  while (at >= 0 && (isLetter(text[at - 1]) || isLetter(text[at + word.length])))
    at = text.indexOf(word, at + 1)
  return at
}
