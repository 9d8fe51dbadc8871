/** Formats a level: "B1" if it is certain, otherwise "about B2 (B1–C1)". */
export function levelText(level: string, range?: readonly [string, string]): string {
  if (!range || (range[0] === level && range[1] === level)) return level
  return `about ${level} (${range[0]}–${range[1]})`
}
