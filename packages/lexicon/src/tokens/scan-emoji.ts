import { charClass, classOf, classOfAstral } from './char-classes'

const zeroWidthJoiner = 0x200d
const keycap = 0x20e3

const isRegional = (codePoint: number) => codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff
const isSkinTone = (codePoint: number) => codePoint >= 0x1f3fb && codePoint <= 0x1f3ff
const isTag = (codePoint: number) => codePoint >= 0xe0020 && codePoint <= 0xe007f
const isVariationSelector = (codePoint: number) => codePoint === 0xfe0f || codePoint === 0xfe0e
const width = (codePoint: number) => (codePoint > 0xffff ? 2 : 1)

function isEmoji(codePoint: number | undefined): codePoint is number {
  if (codePoint === undefined) return false
  return (codePoint > 0xffff ? classOfAstral(codePoint) : classOf(codePoint)) === charClass.emoji
}

/**
 * Returns the end (exclusive) of the emoji that begins at `start`. Skin tones, variation selectors, tag sequences (the
 * flag of Scotland), pairs of regional indicators and sequences joined by U+200D are one emoji (Unicode TS #51).
 */
export function emojiEnd(text: string, start: number): number {
  const first = text.codePointAt(start) ?? 0
  let at = start + width(first)
  if (isRegional(first)) {
    const second = text.codePointAt(at) ?? 0
    return isRegional(second) ? at + 2 : at
  }
  for (;;) {
    const next = text.codePointAt(at)
    if (next === undefined) return at
    if (isSkinTone(next) || isTag(next) || isVariationSelector(next)) at += width(next)
    else if (next === zeroWidthJoiner) {
      const joined = text.codePointAt(at + 1)
      if (!isEmoji(joined) && joined !== 0x2640 && joined !== 0x2642) return at
      at += 1 + width(joined)
    } else return at
  }
}

/** Returns the end (exclusive) of a keycap (3️⃣, #️⃣) whose digit or # is at `start`; 0 when there is none. */
export function keycapEnd(text: string, start: number): number {
  if (text.charCodeAt(start + 1) === keycap) return start + 2
  return text.charCodeAt(start + 1) === 0xfe0f && text.charCodeAt(start + 2) === keycap ? start + 3 : 0
}
