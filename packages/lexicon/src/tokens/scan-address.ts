import { charClass, classOf, isLatin } from './char-classes'

/**
 * Top-level domains recognised without http:// or a path. Those that are English words (in, it, me, so) are left out.
 */
const topLevelDomains = new Set(
  'com org net edu gov mil int info biz io co uk ie eu de fr es nl pl ru ch at jp cn au nz ca dev app ai tv fm wiki blog online site'.split(
    ' ',
  ),
)

const fileExtensions = new Set(
  'ts tsx js jsx mjs cjs json html htm css scss md txt pdf doc docx xls xlsx ppt pptx odt csv tsv xml yml yaml toml ini cfg log png jpg jpeg gif svg webp bmp mp3 mp4 wav avi mov mkv zip gz tar rar exe dll sh bat py rb go rs c h cpp hpp cs java kt swift php sql ipynb tex bib epub mobi'.split(
    ' ',
  ),
)

/** A chain of at most 12 labels, so that reading a rejected chain again costs a bounded amount. */
const chain = /(?:\.[A-Za-z0-9_-]+){1,12}/y
const domain = /[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/y
/**
 * Marks that end the sentence rather than an address. A closing round bracket in an address is always paired, because
 * an unpaired one ends the scan.
 */
const closers = ".,;:!?'’]…*_"
const stops = '<>"“”«»`{}|\\^'

/** Maximum length of the part before the @ (RFC 5321). */
const MAX_LOCAL_PART_LENGTH = 64

/**
 * Returns the end (exclusive) of an address from `start` on: up to the next space or quotation mark, without the
 * punctuation of the sentence. A closing bracket is included when its opening one is.
 */
export function urlEnd(text: string, start: number): number {
  let at = start
  let open = 0
  while (at < text.length) {
    const char = text.charAt(at)
    if (classOf(text.charCodeAt(at)) === charClass.space || stops.includes(char)) break
    if (char === '(') open++
    if (char === ')' && open-- <= 0) break
    at++
  }
  while (at > start && closers.includes(text.charAt(at - 1))) at--
  return at
}

/**
 * Returns the end and kind of a chain of labels joined by dots (example.com, file.ts, this.state.value); undefined for
 * plain words.
 */
export function scanDottedChain(
  text: string,
  start: number,
  end: number,
): { end: number; kind: 'url' | 'code' } | undefined {
  chain.lastIndex = end
  const labels = chain.exec(text)?.[0]
  if (labels === undefined) return undefined
  const last = labels.slice(labels.lastIndexOf('.') + 1).replace(/[-_]+$/, '')
  // end.Next is a missing space.
  if (/^[A-Z]?[a-z]/.test(text.slice(start, end)) && /^\.[A-Z][a-z]/.test(labels)) return undefined
  const after = end + labels.length
  const lower = last.toLowerCase()
  const next = text.charAt(after)
  if (next === '/' && /^[A-Za-z]{2,}$/.test(last)) return { end: urlEnd(text, start), kind: 'url' }
  if (topLevelDomains.has(lower) || text.slice(start, end).toLowerCase() === 'www') {
    return { end: next === ':' || next === '?' || next === '#' ? urlEnd(text, start) : after, kind: 'url' }
  }
  if (fileExtensions.has(lower)) return { end: after, kind: 'code' }
  if (next === '(') return { end: text.charAt(after + 1) === ')' ? after + 2 : after, kind: 'code' }
  return labels.indexOf('.', 1) > 0 && labels === labels.toLowerCase()
    ? { end: after, kind: 'code' }
    : undefined
}

/** Returns the start and end of the email address whose @ is at `at`, or undefined. */
export function emailAround(text: string, at: number): { start: number; end: number } | undefined {
  domain.lastIndex = at + 1
  const host = domain.exec(text)?.[0]
  if (host === undefined) return undefined
  let start = at
  while (start > 0 && at - start < MAX_LOCAL_PART_LENGTH && /[A-Za-z0-9._%+-]/.test(text.charAt(start - 1)))
    start--
  while (start < at && text.charAt(start) === '.') start++
  return start === at ? undefined : { start, end: at + 1 + host.length }
}

/**
 * Returns the end (exclusive) of the @name or #tag whose first character after the sign is at `from`; `from` when there
 * is none.
 */
export function handleEnd(text: string, from: number): number {
  let at = from
  for (;;) {
    const unit = text.charCodeAt(at)
    const found = classOf(unit)
    const wordLike =
      isLatin(unit) ||
      found === charClass.foreign ||
      found === charClass.digit ||
      found === charClass.mark ||
      unit === 0x5f
    if (wordLike) at++
    else if ((unit === 0x40 || unit === 0x2e) && at > from && /\w/.test(text.charAt(at + 1))) at++
    else return at
  }
}
