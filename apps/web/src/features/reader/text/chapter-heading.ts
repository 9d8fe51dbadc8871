const MAX_HEADING_CHARS = 72
const division = /^(book|part|volume)\b/i
const chapter =
  /^(chapter|book|part|volume|act|scene|canto|letter|section|stave)\s+(\d+|[ivxlc]+|the\s+\w+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(-\w+)?|first|last)\b/i
const standalone = /^(prologue|epilogue|preface|foreword|introduction|afterword|contents|conclusion)[.:]?$/i
const numeral = /^([ivxlc]+|\d{1,3})\.?$/i

/** Kind of a heading; a division holds chapters. */
export type HeadingKind = 'division' | 'chapter'

/**
 * Returns the kind of heading of a plain-text line that is surrounded by blank lines: "Chapter IV", "BOOK ONE: 1805",
 * "Prologue", "XII." or a short line in capitals. Undefined if it is none.
 */
export function headingKind(line: string): HeadingKind | undefined {
  const text = line.trim()
  if (text.length === 0 || text.length > MAX_HEADING_CHARS) return undefined
  const isSentence = /[,;]$/.test(text) || (/[.!?]$/.test(text) && text.split(/\s+/).length > 6)
  if (chapter.test(text) && !isSentence) return division.test(text) ? 'division' : 'chapter'
  if (standalone.test(text) || numeral.test(text)) return 'chapter'
  const isCapitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && /^[\p{Lu}\d]/u.test(text)
  return isCapitals && !/[,;!?]$/.test(text) ? 'division' : undefined
}
