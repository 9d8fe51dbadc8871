import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteArticle } from '@wordhoard/contracts/articles'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { ConfirmationField, useConfirmation } from '../../ui/fields/confirmation-field'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Form } from '../../ui/form/form'
import { Dialog } from '../../ui/overlays/dialog'
import styles from './article-form.module.css'
import { invalidateArticleLists } from './articles.queries'
import { deleteArticleMessages } from './delete-article-messages'
import { markDeleted } from './deleted-articles'
import { dropDraft } from './editor/article-drafts'

/** Word the user has to type before an article is deleted. */
const CONFIRMATION = 'delete'

interface DeleteArticleDialogProps {
  id: number
  open: boolean
  onClose: () => void
  /** Called after the article was deleted and the user has dismissed the message that says so. */
  onDone: () => void
  draftKey: string
}

/** Asks the user to type a word, deletes the article and confirms that it is gone. */
export function DeleteArticleDialog({ id, open, onClose, onDone, draftKey }: DeleteArticleDialogProps) {
  const client = useQueryClient()
  const confirmation = useConfirmation(CONFIRMATION)
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => call(deleteArticle, { params: { id } }),
    onSuccess: () => {
      markDeleted(id)
      dropDraft(draftKey)
      void invalidateArticleLists(client)
    },
  })
  const close = () => {
    if (isSuccess) return onDone()
    confirmation.setTyped('')
    reset()
    onClose()
  }
  useHistoryDialog(open, close)
  if (isSuccess) {
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={deleteArticleMessages.deleted}
        actions={
          <Button variant="primary" onClick={close}>
            {deleteArticleMessages.done}
          </Button>
        }
      />
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={deleteArticleMessages.title}
      description={deleteArticleMessages.description}
    >
      <Form
        className={styles.form}
        onSubmit={() => confirmation.isConfirmed && !isPending && mutate()}
        failure={error && errorSentence(error)}
        actions={
          <ActionButtons
            action={deleteArticleMessages.remove}
            pendingAction={deleteArticleMessages.removing}
            variant="danger"
            isPending={isPending}
            isDisabled={!confirmation.isConfirmed}
            onCancel={close}
          />
        }
      >
        <ConfirmationField {...confirmation} />
      </Form>
    </Dialog>
  )
}
