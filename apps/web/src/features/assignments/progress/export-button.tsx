import { exportClassProgress } from '@wordhoard/contracts/assignments'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../files/save-file'
import { errorSentence } from '../../../http/api-error'
import { callForFile } from '../../../session/call'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { progressMessages } from './messages'

/** Saves the progress of a class as a spreadsheet table: one row per student and assignment. */
export function ExportButton({ classroomId, name }: { classroomId: number; name: string }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await callForFile(exportClassProgress, { params: { id: classroomId } })
      saveFile(file, `${fileName(name)}.csv`)
    } catch (error) {
      toast({ text: errorSentence(error), tone: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button icon={<Download aria-hidden />} busy={isBusy} onClick={() => void save()}>
      {progressMessages.exportCsv}
    </Button>
  )
}

/** Returns a class's name without characters that file systems reject. */
function fileName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return plain.slice(0, 80) || progressMessages.fileName
}
