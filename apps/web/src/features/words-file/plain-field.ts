import { withoutStyles } from '../../shell/inert-markup'
import { parseInert } from '../../shell/trusted-types'

/**
 * Converts a flashcard's field to plain text: removes tags and sounds, turns breaks into spaces, and keeps only the
 * answers of cloze deletions. In a field without markup only the spaces change.
 */
export function plainField(field: string): string {
  const text = field
    .replace(/\[(sound|anki):[^\]]{0,500}\]/gi, ' ')
    // The answer, possibly followed by a hint.
    .replace(/\{\{c\d+::(.{0,500}?)\}\}/g, (_, hidden: string) => hidden.split('::', 1)[0]!)
  const plain = /[<&]/.test(text) ? withoutMarkup(text) : text
  return plain.replace(/\s+/g, ' ').trim()
}

/** Parses into an inert document, so nothing runs or is fetched. */
function withoutMarkup(html: string): string {
  const spaced = withoutStyles(html).replace(/<(br|\/?div|\/?p|\/?li|\/?tr|\/?td)\b/gi, ' <$1')
  const { body } = parseInert(spaced, 'text/html')
  for (const element of body.querySelectorAll('script, style')) element.remove()
  return body.textContent
}
