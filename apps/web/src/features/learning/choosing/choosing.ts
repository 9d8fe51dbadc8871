import { SPARE_WORDS } from '@wordhoard/contracts/learning'

/** The learner's choice for one card. */
export interface Choice {
  readonly spellId: number
  readonly isRemembered: boolean
}

/** Distance beyond which a drag to either side counts as an answer, in px. */
export const SWIPE_PX = 150

/**
 * Returns the answer that a dragged card gives when released, or null if it snaps back.
 *
 * @param px distance dragged to the right; negative to the left.
 */
export function swipeMeaning(px: number): 'remembered' | 'forgotten' | null {
  if (px > SWIPE_PX) return 'remembered'
  return px < -SWIPE_PX ? 'forgotten' : null
}

/** Returns the ids of the forgotten words, in the order of the cards. */
export function selectForgotten(choices: readonly Choice[]): number[] {
  return choices.filter(({ isRemembered }) => !isRemembered).map(({ spellId }) => spellId)
}

/** Returns the ids of the remembered words, in the order of the cards. */
export function selectRemembered(choices: readonly Choice[]): number[] {
  return choices.filter(({ isRemembered }) => isRemembered).map(({ spellId }) => spellId)
}

/**
 * Checks whether choosing is over: as many words are forgotten as wanted, the learner has gone through 15 more cards
 * than wanted, or no cards are left.
 *
 * @param wantedWords number of words that the session should have.
 * @param cards number of cards.
 */
export function isChoosingOver(choices: readonly Choice[], wantedWords: number, cards: number): boolean {
  return (
    selectForgotten(choices).length >= wantedWords ||
    choices.length >= wantedWords + SPARE_WORDS ||
    choices.length >= cards
  )
}
