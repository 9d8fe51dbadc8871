import type { Spell } from '@wordhoard/contracts/dict'
import { create } from 'zustand'
import { headwordOf } from '../../features/dict/spell-head'
import type { ActedWord } from '../../features/vocabulary/change-words'

/** The entry beside the text: what keys and buttons act upon. */
export const useShownEntry = create<{ spell: Spell | null }>()(() => ({ spell: null }))

export const setShownEntry = (spell: Spell | null): void => useShownEntry.setState({ spell })

/** An entry as actions name it. */
export const actedWord = (spell: Spell): ActedWord => ({ spellId: spell.id, headword: headwordOf(spell) })
