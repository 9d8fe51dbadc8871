import type { Article } from '@wordhoard/contracts/articles'
import { EditArticleDialog } from '../../features/articles/editor/edit-article-dialog'
import { editorMessages } from '../../features/articles/editor/editor-messages'
import { toast } from '../../ui/overlays/toast.store'
import { articleTools } from '../articles/article-tools'

interface EditArticleProps {
  article: Article
  open: boolean
  onClose: () => void
}

/** The owner's editor for an article, with a preview as in the reader. */
export function EditArticle(props: EditArticleProps) {
  return (
    <EditArticleDialog
      {...props}
      onSaved={() => toast({ text: editorMessages.updated, tone: 'success' })}
      tools={articleTools}
    />
  )
}
