import { useQueryClient } from '@tanstack/react-query'
import { useSaveKey } from '../../../http/use-save-key'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import type { KeptArticle } from '../waiting/kept-articles'
import { saveOrKeep } from '../waiting/save-or-keep'
import type { ArticleTools } from '../writing/article-tools'
import { draftKey, readDraft } from './article-drafts'
import { ArticleEditor } from './article-editor'
import { emptyArticle } from './article-values'
import { editorMessages } from './editor-messages'
import { articleFormMessages } from './messages'

interface NewArticleDialogProps {
  userId: number
  open: boolean
  onClose: () => void
  onSaved: (id: number) => void
  /** What waits on this device and is written on; undefined for an article that is begun. */
  kept?: KeptArticle | undefined
  tools: ArticleTools
}

/** Writes a new article, or goes on with one that waits on this device. */
export function NewArticleDialog({ userId, open, onClose, onSaved, kept, tools }: NewArticleDialogProps) {
  const client = useQueryClient()
  const key = draftKey(userId, kept ? `kept-${kept.key}` : null)
  // The page may have been left before the server answered.
  const sendOnce = useSaveKey(() => {
    const draft = readDraft(key)
    return draft?.key === undefined ? undefined : { content: draft.values, key: draft.key }
  })
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={editorMessages.newTitle} size="large">
      <ArticleEditor
        saved={kept?.content.values ?? emptyArticle}
        base={null}
        draftKey={key}
        labels={[articleFormMessages.save, articleFormMessages.saving]}
        onSave={async (values, _, draft) => {
          const saved = await sendOnce(values, (key) => {
            draft.noteAttempt(values, key)
            return saveOrKeep(client, { id: null, values, base: null, kept, key, onKept: draft.stop })
          })
          if (!saved) return
          draft.stop()
          onSaved(saved.id)
        }}
        onClose={onClose}
        tools={tools}
      />
    </Dialog>
  )
}
