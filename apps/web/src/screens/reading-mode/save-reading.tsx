import { useNavigate } from 'react-router-dom'
import { readerMarkdown } from '../../features/articles/editor/reader-markdown'
import { SaveArticleDialog } from '../../features/articles/editor/save-article-dialog'
import { useReading } from '../../features/reader/text/reading.store'
import { paths } from '../../shell/paths'
import { toast } from '../../ui/overlays/toast.store'

const content = () => readerMarkdown(useReading.getState().text)

/** Saves the text of this tab's session as an article; the reader stays open. */
export function SaveReading(props: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const title = useReading((state) => state.title)
  const onSaved = (id: number) =>
    toast({
      text: 'Article saved',
      tone: 'success',
      action: { label: 'Open article', onSelect: () => void navigate(paths.article(id)) },
    })
  return <SaveArticleDialog {...props} title={title} content={content} onSaved={onSaved} />
}
