const british = new Intl.NumberFormat('en-GB')

/** "1 word", "1,240 words". */
export function formatNumber(count: number, noun: string): string {
  return `${british.format(count)} ${noun}${count === 1 ? '' : 's'}`
}
