import { type PriorityWord, SPARE_WORDS } from '@wordhoard/contracts/learning'

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
 * Checks whether a word has no card: one that was saved and never practised can't be remembered, so the session goes
 * straight to its entry. Words only met while reading have cards, since the learner may well know them, and so have new
 * words that they surely know.
 */
export function hasNoCard({
  repeat_count,
  state,
  is_sure,
}: Pick<PriorityWord, 'repeat_count' | 'state' | 'is_sure'>): boolean {
  return repeat_count === 0 && state !== 'met' && !is_sure
}

/** Chooses the words without a card whose turn it is, as if they were forgotten, up to the wanted number of words. */
export function withWordsWithoutCard(
  choices: readonly Choice[],
  cards: readonly PriorityWord[],
  wantedWords: number,
): readonly Choice[] {
  const card = cards[choices.length]
  if (!card || !hasNoCard(card) || isChoosingOver(choices, wantedWords, cards.length)) return choices
  return withWordsWithoutCard(
    [...choices, { spellId: card.spell_id, isRemembered: false }],
    cards,
    wantedWords,
  )
}

/** Takes back the last choice that was made by a card, with those that followed from it; null if there is none. */
export function withoutLastCard(
  choices: readonly Choice[],
  cards: readonly PriorityWord[],
): readonly Choice[] | null {
  const last = choices.findLastIndex((_, index) => cards[index] !== undefined && !hasNoCard(cards[index]))
  return last < 0 ? null : choices.slice(0, last)
}

/**
 * Leaves out new words beyond today's limit while other words are due. The limit never stops anybody: without due words
 * all are kept.
 */
export function withinDailyLimit(words: readonly PriorityWord[], newWordsLeft: number): PriorityWord[] {
  if (!words.some(({ reason }) => reason === 'due')) return [...words]
  let left = Math.max(0, newWordsLeft)
  return words.filter((word) => !hasNoCard(word) || left-- > 0)
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
