import type { Spell } from '@wordhoard/contracts/dictionary'
import { headwordOf } from '../../../features/dictionary/entry/spell-head'
import type { ActedWord } from '../../../features/vocabulary/change-words'

/** An entry as actions name it. */
export const actedWord = (spell: Spell): ActedWord => ({ spellId: spell.id, headword: headwordOf(spell) })
