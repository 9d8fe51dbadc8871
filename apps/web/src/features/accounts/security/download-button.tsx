import { useMutation } from '@tanstack/react-query'
import { downloadMyData } from '@wordhoard/contracts/my-account'
import { brand } from '@wordhoard/contracts/site/brand'
import { Download } from 'lucide-react'
import { saveFile } from '../../../files/save-file'
import { errorSentence } from '../../../http/api-error'
import { callForFile } from '../../../session/call'
import { Button } from '../../../ui/button'
import { myDataMessages } from './messages'
import styles from './security.module.css'

/** Downloads everything that is stored about the account as a file. */
export function DownloadButton() {
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const file = await callForFile(downloadMyData, {})
      saveFile(file, myDataMessages.fileName(brand.name))
      return file.size
    },
  })
  return (
    <div className={styles.download}>
      <Button icon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
        {isPending ? myDataMessages.preparing : myDataMessages.download}
      </Button>
      {error ? (
        <p className={styles.failure} role="alert">
          {errorSentence(error)}
        </p>
      ) : (
        <p className={styles.note} role="status">
          {data !== undefined && !isPending && myDataMessages.saved(kilobytes(data))}
        </p>
      )}
    </div>
  )
}

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-GB')
