import { useQueryClient } from '@tanstack/react-query'
import { createArticle } from '@wordhoard/contracts/articles'
import { call } from '../../lib/http'
import { useHistoryDialog } from '../../lib/use-history-dialog'
import { useSaveKey } from '../../lib/use-save-key'
import { Dialog } from '../../ui/dialog'
import { draftKey } from './article-drafts'
import { ArticleEditor } from './article-editor'
import { emptyArticle } from './article-values'
import { invalidateArticleLists } from './articles.queries'
import type { ShownHtml } from './shown-html'

interface NewArticleDialogProps {
  userId: number
  open: boolean
  onClose: () => void
  onSaved: (id: number) => void
  Shown: ShownHtml
}

/** Writes a new article. */
export function NewArticleDialog({ userId, open, onClose, onSaved, Shown }: NewArticleDialogProps) {
  const client = useQueryClient()
  const sendOnce = useSaveKey()
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title="New article" size="large">
      <ArticleEditor
        saved={emptyArticle}
        base={null}
        draftKey={draftKey(userId, null)}
        labels={['Save Article', 'Saving...']}
        onSave={async (body) => {
          const { id } = await sendOnce(body, (idempotencyKey) =>
            call(createArticle, { body }, { idempotencyKey }),
          )
          void invalidateArticleLists(client)
          onSaved(id)
        }}
        onClose={onClose}
        Shown={Shown}
      />
    </Dialog>
  )
}
