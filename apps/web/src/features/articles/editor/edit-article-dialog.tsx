import { useQueryClient } from '@tanstack/react-query'
import { type Article, getArticle, updateArticle } from '@wordhoard/contracts/articles'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { articleQueries, invalidateArticleLists } from '../articles.queries'
import type { ArticleTools } from '../writing/article-tools'
import { draftKey } from './article-drafts'
import { ArticleEditor } from './article-editor'
import { articleValues } from './article-values'
import { editorMessages } from './editor-messages'

interface EditArticleDialogProps {
  article: Article
  open: boolean
  onClose: () => void
  onSaved: () => void
  tools: ArticleTools
}

/** Edits one of the user's own articles. Warns when the article was saved elsewhere in the meantime. */
export function EditArticleDialog({ article, open, onClose, onSaved, tools }: EditArticleDialogProps) {
  const client = useQueryClient()
  const { id } = article
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={editorMessages.editTitle} size="large">
      <ArticleEditor
        saved={articleValues(article)}
        base={article.updated_at}
        draftKey={draftKey(article.user_id, id)}
        labels={[editorMessages.update, editorMessages.updating]}
        onSave={async (values, base) => {
          const body = { ...values, ...(base !== null && { updated_at: base }) }
          const changed = await call(updateArticle, { params: { id }, body })
          client.setQueryData(articleQueries.article(id).queryKey, changed)
          void invalidateArticleLists(client)
          onSaved()
        }}
        getOther={() => call(getArticle, { params: { id } })}
        onClose={onClose}
        tools={tools}
      />
    </Dialog>
  )
}
