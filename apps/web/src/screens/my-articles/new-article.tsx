import { useNavigate } from 'react-router-dom'
import { articleFormMessages } from '../../features/articles/editor/messages'
import { NewArticleDialog } from '../../features/articles/editor/new-article-dialog'
import type { KeptArticle } from '../../features/articles/waiting/kept-articles'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import { toast } from '../../ui/overlays/toast.store'
import { articleTools } from '../articles/article-tools'

/** Creates an article and opens it; or goes on with one that waits on this device. */
export function NewArticle(props: { open: boolean; onClose: () => void; kept?: KeptArticle | undefined }) {
  const navigate = useNavigate()
  const userId = useSession((state) => state.user?.user_id)
  if (userId === undefined) return null
  const onSaved = (id: number) => {
    toast({ text: articleFormMessages.saved, tone: 'success' })
    // Replaces the dialog's own history entry.
    void navigate(paths.article(id), { replace: true })
  }
  return <NewArticleDialog {...props} userId={userId} onSaved={onSaved} tools={articleTools} />
}
