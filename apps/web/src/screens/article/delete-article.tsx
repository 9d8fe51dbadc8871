import { useNavigate } from 'react-router-dom'
import { draftKey } from '../../features/articles/article-drafts'
import { DeleteArticleDialog } from '../../features/articles/delete-article-dialog'
import { paths } from '../../lib/paths'

interface DeleteArticleProps {
  id: number
  userId: number
  open: boolean
  onClose: () => void
}

/** Deletes an own article, and leaves its page. */
export function DeleteArticle({ id, userId, ...rest }: DeleteArticleProps) {
  const navigate = useNavigate()
  return (
    <DeleteArticleDialog
      id={id}
      draftKey={draftKey(userId, id)}
      // In the place of the dialog's own history entry.
      onDone={() => void navigate(paths.home, { replace: true })}
      {...rest}
    />
  )
}
