/** A level as it is shown: "B1" where it is certain, else "about B2 (B1–C1)". */
export function levelText(level: string, range?: readonly [string, string]): string {
  if (!range || (range[0] === level && range[1] === level)) return level
  return `about ${level} (${range[0]}–${range[1]})`
}
