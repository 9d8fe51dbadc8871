import { useNavigate } from 'react-router-dom'
import { DeleteArticleDialog } from '../../features/articles/delete-article-dialog'
import { draftKey } from '../../features/articles/editor/article-drafts'
import { paths } from '../../shell/paths'

interface DeleteArticleProps {
  id: number
  userId: number
  open: boolean
  onClose: () => void
}

/** Deletes one of the user's articles and leaves its page. */
export function DeleteArticle({ id, userId, ...rest }: DeleteArticleProps) {
  const navigate = useNavigate()
  return (
    <DeleteArticleDialog
      id={id}
      draftKey={draftKey(userId, id)}
      // Replaces the dialog's own history entry.
      onDone={() => void navigate(paths.home, { replace: true })}
      {...rest}
    />
  )
}
