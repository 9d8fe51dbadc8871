import type { GameMode, GameSize } from '@wordhoard/contracts/learning'
import type { ReactNode } from 'react'

/** A choice with what it means. */
interface ChoiceTexts {
  readonly label: string
  readonly hint: string
}

const sizes: Record<GameSize, ChoiceTexts> = {
  small: { label: 'Small', hint: 'One game for each word' },
  medium: { label: 'Medium', hint: 'Two games for each word' },
  large: { label: 'Large', hint: 'Three games for each word' },
}

const modes: Record<GameMode, ChoiceTexts> = {
  normal: { label: 'Normal', hint: 'Cards, meanings, then games' },
  challenge: { label: 'Challenge', hint: 'Straight to the games, double points' },
}

/** Texts of the settings of a session. */
export const sessionChoicesMessages = {
  // Always two words or more.
  words: (number: ReactNode) => <>{number} words</>,
  fixed: (words: number) => `always ${words} in a challenge`,
  size: 'Size',
  sizes,
  mode: 'Mode',
  modes,
  sound: 'Sound in games',
}

/** Texts of the bar below the settings of a session. */
export const wordNumBarMessages = {
  label: 'Learning actions',
  fewer: '- One word fewer',
  more: '+ One word more',
  start: 'Start',
}
