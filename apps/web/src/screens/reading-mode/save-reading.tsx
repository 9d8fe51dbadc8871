import { useNavigate } from 'react-router-dom'
import { readerMarkdown } from '../../features/articles/editor/reader-markdown'
import { SaveArticleDialog } from '../../features/articles/editor/save-article-dialog'
import { useReading } from '../../features/reader/text/reading.store'
import { paths } from '../../shell/paths'
import { toast } from '../../ui/overlays/toast.store'
import { saveReadingMessages } from './save-reading-messages'

const content = () => readerMarkdown(useReading.getState().text)

/** Saves the text of this tab's session as an article; the reader stays open. */
export function SaveReading(props: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const title = useReading((state) => state.title)
  const onSaved = (id: number) =>
    toast({
      text: saveReadingMessages.saved,
      tone: 'success',
      action: { label: saveReadingMessages.open, onSelect: () => void navigate(paths.article(id)) },
    })
  return <SaveArticleDialog {...props} title={title} content={content} onSaved={onSaved} />
}
