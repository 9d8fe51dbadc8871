import { levelMessages } from './level-messages'

/** Formats a level: "B1" if it is certain, otherwise "About B2". */
export function levelText(level: string, range?: readonly [string, string]): string {
  if (!range || (range[0] === level && range[1] === level)) return level
  return levelMessages.about(level)
}
