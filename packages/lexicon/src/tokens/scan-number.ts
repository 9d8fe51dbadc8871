import { charClass, classOf, isLatin } from './char-classes'

/** Code units allowed between two digits of one number: , . : / ' ’ - (1,000 3.14 10:30 1/2 6'2 2020-05-01). */
const inside = new Set([0x2c, 0x2e, 0x3a, 0x2f, 0x27, 0x2019, 0x2d])
/** Signs allowed directly after the digits: % ‰ ° */
const after = new Set([0x25, 0x2030, 0xb0])

/**
 * Returns the end (exclusive) of the number whose first digit is at `start`, with what is written as part of it: 3rd,
 * 5kg, 10.30pm, 1990s, 4x4, 100%.
 */
export function numberEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    const unit = text.charCodeAt(at)
    const found = classOf(unit)
    if (found === charClass.digit || isLatin(unit) || after.has(unit)) at++
    else if (inside.has(unit) && classOf(text.charCodeAt(at + 1)) === charClass.digit) at += 2
    else break
  }
  // 1990's
  const apostrophe = classOf(text.charCodeAt(at)) === charClass.apostrophe
  if (apostrophe && text.charAt(at + 1) === 's' && !isLatin(text.charCodeAt(at + 2))) at += 2
  return at
}
