import { useQueryClient } from '@tanstack/react-query'
import { createArticle } from '@wordhoard/contracts/articles'
import { useSaveKey } from '../../../http/use-save-key'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { invalidateArticleLists } from '../articles.queries'
import type { ArticleTools } from '../writing/article-tools'
import { draftKey } from './article-drafts'
import { ArticleEditor } from './article-editor'
import { emptyArticle } from './article-values'
import { editorMessages } from './editor-messages'
import { articleFormMessages } from './messages'

interface NewArticleDialogProps {
  userId: number
  open: boolean
  onClose: () => void
  onSaved: (id: number) => void
  tools: ArticleTools
}

export function NewArticleDialog({ userId, open, onClose, onSaved, tools }: NewArticleDialogProps) {
  const client = useQueryClient()
  const sendOnce = useSaveKey()
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={editorMessages.newTitle} size="large">
      <ArticleEditor
        saved={emptyArticle}
        base={null}
        draftKey={draftKey(userId, null)}
        labels={[articleFormMessages.save, articleFormMessages.saving]}
        onSave={async (body) => {
          const { id } = await sendOnce(body, (idempotencyKey) =>
            call(createArticle, { body }, { idempotencyKey }),
          )
          void invalidateArticleLists(client)
          onSaved(id)
        }}
        onClose={onClose}
        tools={tools}
      />
    </Dialog>
  )
}
