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
