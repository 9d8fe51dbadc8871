import type { Spell } from '@wordhoard/contracts/dictionary'
import { fitDefinitions } from '@wordhoard/lexicon/marked-usages'

/** Maximum length; search engines show about this many characters. */
const LENGTH = 160

/** Describes a word's page in at most 160 characters: pronunciation and first meanings. */
export function wordDescription(spell: Spell): string {
  const sound = spell.pronunciations[0] ? ` /${spell.pronunciations[0]}/` : ''
  const meanings = fitDefinitions(spell.definitions)
    .slice(0, 3)
    .map((definition) => definition.text)
  const text = [`${spell.spell_lower}${sound}`, meanings.join('; ')].filter(Boolean).join(': ')
  if (text.length <= LENGTH) return text
  const short = text.slice(0, LENGTH - 1)
  return `${short.slice(0, short.lastIndexOf(' '))}…`
}
