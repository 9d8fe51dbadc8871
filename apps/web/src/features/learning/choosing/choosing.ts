import { SPARE_WORDS } from '@wordhoard/contracts/learning'

/** What was said of a card. */
export interface Choice {
  readonly spellId: number
  readonly isRemembered: boolean
}

/** A drag of more than so many px, to either side, is an answer. */
export const SWIPE_PX = 150

/** What letting go of a card means, by how far it was dragged to the right in px; null: it snaps back. */
export function swipeMeaning(px: number): 'remembered' | 'forgotten' | null {
  if (px > SWIPE_PX) return 'remembered'
  return px < -SWIPE_PX ? 'forgotten' : null
}

/** Ids of the words forgotten, in the order met. */
export function selectForgotten(choices: readonly Choice[]): number[] {
  return choices.filter(({ isRemembered }) => !isRemembered).map(({ spellId }) => spellId)
}

/** Ids of the words remembered, in the order met. */
export function selectRemembered(choices: readonly Choice[]): number[] {
  return choices.filter(({ isRemembered }) => isRemembered).map(({ spellId }) => spellId)
}

/**
 * Whether enough words were gone through: as many forgotten as wanted, or 15 more than wanted in all, or every card.
 *
 * @param wanted how many words the session is to have.
 * @param cards how many cards there are.
 */
export function isChoosingOver(choices: readonly Choice[], wanted: number, cards: number): boolean {
  return (
    selectForgotten(choices).length >= wanted ||
    choices.length >= wanted + SPARE_WORDS ||
    choices.length >= cards
  )
}
