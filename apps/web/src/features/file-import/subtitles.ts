import { FileProblem } from '../../files/file-problem'
import { fileProblemMessages } from './file-problem-messages'

const time = String.raw`(\d{1,2}:)?\d{1,2}:\d{2}[,.]\d{1,3}`
/** Matches `00:01:02,500 --> 00:01:04,000`, followed by WebVTT's settings. */
const timing = new RegExp(String.raw`^\s*(${time})\s*-->\s*(${time})(\s.*)?$`)
/**
 * A new paragraph starts after a silence of `pause` seconds, or at the end of a sentence after `longParagraph`
 * characters.
 */
const pause = 3
const longParagraph = 600

interface Cue {
  readonly from: number
  readonly to: number
  readonly lines: readonly string[]
}

/**
 * Converts subtitles (SubRip or WebVTT) to readable paragraphs: joins cues into sentences and removes numbers, times
 * and markup. Each speaker marked by a dash starts a new paragraph.
 *
 * @throws FileProblem when there are no cues
 */
export function subtitlesToText(source: string): string {
  const cues = readCues(source)
  if (cues.length === 0) throw new FileProblem(fileProblemMessages.noSubtitles)
  const paragraphs: string[] = []
  let open: string[] = []
  let length = 0
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join(' '))
    open = []
    length = 0
  }
  let last = cues[0]!.from
  for (const { from, to, lines } of cues) {
    if (from - last >= pause || (length > longParagraph && /[.!?…]["'”’)]*$/.test(open.at(-1)!))) close()
    for (const line of lines) {
      const spoken = line.replace(/^\s*[-–—]\s*(?=\S)/, '')
      if (spoken !== line) close()
      open.push(spoken)
      length += spoken.length + 1
    }
    last = Math.max(last, to)
  }
  close()
  return paragraphs.join('\n\n')
}

function readCues(source: string): Cue[] {
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  const starts = lines.flatMap((line, index) => (timing.test(line) ? [index] : []))
  return starts.flatMap((start, index) => {
    const [, from = '', , to = ''] = timing.exec(lines[start]!)!
    const body = lines.slice(start + 1, starts[index + 1] ?? lines.length)
    // A blank line ends the cue; after it comes the next cue's number, or its name in WebVTT.
    const end = body.findIndex((line) => line.trim() === '')
    const text = (end < 0 ? withoutNumber(body, starts[index + 1] !== undefined) : body.slice(0, end))
      .map(cleanLine)
      .filter((line) => line !== '')
    return text.length > 0 ? [{ from: seconds(from), to: seconds(to), lines: text }] : []
  })
}

/** Removes the next cue's number from the end of a cue: some programs leave out the blank lines between them. */
function withoutNumber(lines: readonly string[], hasNext: boolean): readonly string[] {
  return hasNext && /^\d+$/.test(lines.at(-1)?.trim() ?? '') ? lines.slice(0, -1) : lines
}

function cleanLine(line: string): string {
  return line
    .replace(/\{\\[^{}]*\}|<\/?[a-z][^<>]*>|<[\d:.]+>/gi, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function seconds(text: string): number {
  return text
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}
