import { useQueryClient } from '@tanstack/react-query'
import { type ClassTest, exportTestResults, updateClassTest } from '@wordhoard/contracts/classes/class-tests'
import { Download, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../files/save-file'
import { errorSentence } from '../../../http/api-error'
import { call, callForFile } from '../../../session/call'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { invalidateAssignments } from '../assignments.queries'
import { testResultsMessages } from './messages'

const loadDelete = async () => (await import('./dialogs/delete-test-dialog')).DeleteTestDialog
const loadEdit = async () => (await import('./dialogs/edit-test-dialog')).EditTestDialog

/** What staff can do with a test: export its results, edit it, close it or open it again, delete it. */
export function TestActions({ test, onDeleted }: { test: ClassTest; onDeleted: () => void }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<'export' | 'close'>()
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const run = async (what: 'export' | 'close', work: () => Promise<void>) => {
    if (busy) return
    setBusy(what)
    try {
      await work()
    } catch (error) {
      toast({ text: errorSentence(error), tone: 'error' })
    }
    setBusy(undefined)
  }
  const params = { id: test.id }
  const save = async () =>
    saveFile(await callForFile(exportTestResults, { params }), `${fileName(test.title)}.csv`)
  const toggle = async () => {
    await call(updateClassTest, { params, body: { is_closed: test.is_open } })
    await invalidateAssignments(client)
    toast({
      text: test.is_open ? testResultsMessages.closed : testResultsMessages.reopened,
      tone: 'success',
    })
  }
  return (
    <>
      <Button
        icon={<Download aria-hidden />}
        busy={busy === 'export'}
        onClick={() => void run('export', save)}
      >
        {testResultsMessages.export}
      </Button>
      <Button icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
        {testResultsMessages.edit}
      </Button>
      <Button
        icon={test.is_open ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        busy={busy === 'close'}
        onClick={() => void run('close', toggle)}
      >
        {test.is_open ? testResultsMessages.close : testResultsMessages.reopen}
      </Button>
      <Button icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
        {testResultsMessages.remove}
      </Button>
      <LazyDialog load={loadEdit} props={{ test, open: isEditing, onClose: () => setEditing(false) }} />
      <LazyDialog
        load={loadDelete}
        props={{ test, open: isDeleting, onClose: () => setDeleting(false), onDeleted }}
      />
    </>
  )
}

/** Returns a title without characters that file systems reject. */
function fileName(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return plain.slice(0, 80) || testResultsMessages.fileName
}
