import { useQueryClient } from '@tanstack/react-query'
import { type Article, getArticle } from '@wordhoard/contracts/articles'
import { useState } from 'react'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { type KeptArticle, useKeptArticles } from '../waiting/kept-articles'
import { waitingArticleMessages } from '../waiting/messages'
import { saveOrKeep } from '../waiting/save-or-keep'
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
export function EditArticleDialog(props: EditArticleDialogProps) {
  const { article, open, onClose } = props
  const articles = useKeptArticles()
  useHistoryDialog(open, onClose)
  return (
    <Dialog open={open} onOpenChange={onClose} title={editorMessages.editTitle} size="large">
      {articles && <Editor {...props} kept={articles.find(({ content }) => content.id === article.id)} />}
    </Dialog>
  )
}

interface EditorProps extends EditArticleDialogProps {
  /** Changes that wait on this device. */
  kept: KeptArticle | undefined
}

function Editor({ article, onClose, onSaved, tools, ...rest }: EditorProps) {
  const client = useQueryClient()
  const { id } = article
  // They may be saved while somebody writes on.
  const [kept] = useState(rest.kept)
  return (
    <ArticleEditor
      saved={kept?.content.values ?? articleValues(article)}
      base={kept?.content.base ?? article.updated_at}
      draftKey={draftKey(article.user_id, id)}
      labels={[editorMessages.update, editorMessages.updating]}
      notice={kept && (kept.refusal ?? waitingArticleMessages.notice)}
      onSave={async (values, base, draft) => {
        if (!(await saveOrKeep(client, { id, values, base, kept, onKept: draft.stop }))) return
        draft.stop()
        onSaved()
      }}
      getOther={() => call(getArticle, { params: { id } })}
      onClose={onClose}
      tools={tools}
    />
  )
}
