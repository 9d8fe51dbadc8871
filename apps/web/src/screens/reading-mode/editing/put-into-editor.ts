import { closeBook } from '../../../features/file-import/book.store'
import { sanitiseToHtml } from '../../../features/reader/html/sanitise'
import { plainTextToBlocks } from '../../../features/reader/text/plain-text'
import {
  endReading,
  keepDraft,
  prepareDraft,
  setByline,
  setText,
  setTitle,
  useReading,
} from '../../../features/reader/text/reading.store'
import { blocksToHtml } from '../../../features/reader/text/text-block'
import { toast } from '../../../ui/overlays/toast.store'
import { openingMessages } from './opening-messages'

/** Maximum length of a title above a text, in characters. */
const MAX_TITLE_CHARS = 512
const MAX_BYLINE_CHARS = 200

interface NewText {
  readonly title: string
  readonly byline: string
  /** Untrusted HTML; the plain text is used where it is missing or holds nothing to read. */
  readonly html?: string | undefined
  readonly plain?: string | undefined
}

/**
 * Puts a text into the editor as if it had been pasted, and offers Undo for the text it replaces. Returns false, and
 * changes nothing, if there is nothing to read in it.
 *
 * @param name of the file or page that the text comes from
 */
export async function putIntoEditor({ title, byline, html, plain }: NewText, name: string): Promise<boolean> {
  const fromPlain = () => sanitiseToHtml(blocksToHtml(plainTextToBlocks(plain ?? '')))
  const clean = (html && sanitiseToHtml(html)) || fromPlain()
  if (clean === '') return false
  await prepareDraft()
  keepDraft()
  const before = useReading.getState()
  endReading()
  closeBook()
  setTitle(title.slice(0, MAX_TITLE_CHARS))
  setByline(byline.slice(0, MAX_BYLINE_CHARS))
  setText(clean)
  if (before.text === '' || before.text === clean) return true
  toast({
    text: openingMessages.replaced(name),
    action: {
      label: openingMessages.undo,
      onSelect: () => {
        setTitle(before.title)
        setByline(before.byline)
        setText(before.text)
      },
    },
  })
  return true
}
