import type { Spell } from '@wordhoard/contracts/dictionary'
import { create } from 'zustand'

/** The entry beside the text, on which keys and buttons act. */
export const useShownEntry = create<{ spell: Spell | null }>()(() => ({ spell: null }))

export const setShownEntry = (spell: Spell | null): void => useShownEntry.setState({ spell })
