import type { Spell } from '@wordhoard/contracts/dictionary'
import { create } from 'zustand'
import type { VisitorWord } from '../../../features/visitor-words/stored-words'

interface ShownEntry {
  spell: Spell | null
  /** The meaning that a visitor chose for it, and the one that was shown first. */
  chosen: { id: number; offeredId: number | undefined } | null
  /** The entry as a visitor would save it; null for everybody else. */
  visitorWord: VisitorWord | null
}

/** The entry beside the text, on which keys and buttons act. */
export const useShownEntry = create<ShownEntry>()(() => ({ spell: null, chosen: null, visitorWord: null }))

export const setShownEntry = (spell: Spell | null): void => useShownEntry.setState({ spell, chosen: null })
