import { withoutStyles } from '../../shell/inert-markup'
import { parseInert } from '../../shell/trusted-types'

/**
 * A field of a flashcard as plain text: tags and sounds are left out, breaks become spaces, of a cloze deletion only the
 * answer is left. What holds no markup comes back as it is, but for its spaces.
 */
export function plainField(field: string): string {
  const text = field
    .replace(/\[(sound|anki):[^\]]{0,500}\]/gi, ' ')
    // The answer, and behind it perhaps a hint.
    .replace(/\{\{c\d+::(.{0,500}?)\}\}/g, (_, hidden: string) => hidden.split('::', 1)[0]!)
  const plain = /[<&]/.test(text) ? withoutMarkup(text) : text
  return plain.replace(/\s+/g, ' ').trim()
}

/** The parser's document is inert: nothing in it runs or is fetched. */
function withoutMarkup(html: string): string {
  const spaced = withoutStyles(html).replace(/<(br|\/?div|\/?p|\/?li|\/?tr|\/?td)\b/gi, ' <$1')
  const { body } = parseInert(spaced, 'text/html')
  for (const element of body.querySelectorAll('script, style')) element.remove()
  return body.textContent
}
