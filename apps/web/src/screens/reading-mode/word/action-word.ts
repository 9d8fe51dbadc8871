import type { Spell } from '@wordhoard/contracts/dictionary'
import { headwordOf } from '../../../features/dictionary/entry/spell-head'
import type { ActionWord } from '../../../features/vocabulary/change-words'

/** Converts an entry to the word that actions take. */
export const toActionWord = (spell: Spell): ActionWord => ({ spellId: spell.id, headword: headwordOf(spell) })
