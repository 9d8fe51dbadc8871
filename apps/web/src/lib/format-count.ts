/** Formats a count with its noun, whose plural ends in s: "1 word", "1,204 words". */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`
}
