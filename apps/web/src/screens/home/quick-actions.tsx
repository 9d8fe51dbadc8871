import { useQuery, useQueryClient } from '@tanstack/react-query'
import { localDate } from '@wordhoard/learning/days'
import { BookOpen, GraduationCap, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isOnBreak } from '../../features/home/due-state'
import { learningQueries } from '../../features/learning/learning.queries'
import type { ImportReport } from '../../features/words-file/import-run'
import { timeZone } from '../../lib/time-zone'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { quickActionsMessages } from './my-home-messages'
import styles from './quick-actions.module.css'

const loadImport = async () => (await import('../../features/words-file/import-dialog')).ImportDialog
const loadUndo = async () => (await import('../../features/vocabulary/undo-toast')).toastWithUndo

/** The three main actions, one tap away. */
export function QuickActions() {
  const { data } = useQuery(learningQueries.today())
  const due = data && !isOnBreak(data, localDate(new Date(), timeZone())) ? data.due : 0
  const [isAdding, setAdding] = useState(false)
  const client = useQueryClient()
  const onImported = async ({ added, undoIds }: ImportReport) => {
    void client.invalidateQueries({ queryKey: ['vocabulary'] })
    void client.invalidateQueries({ queryKey: learningQueries.all })
    const toastWithUndo = await loadUndo()
    toastWithUndo(client, quickActionsMessages.wordsAdded(added), undoIds)
  }
  return (
    <nav aria-label={quickActionsMessages.label} className={styles.actions}>
      <Link to={paths.read}>
        <BookOpen aria-hidden />
        <span>{quickActionsMessages.read}</span>
      </Link>
      <Link to={paths.learn}>
        <GraduationCap aria-hidden />
        <span>{quickActionsMessages.learn}</span>
        {due > 0 && (
          <span className={styles.due}>{quickActionsMessages.due(due.toLocaleString('en-GB'))}</span>
        )}
      </Link>
      <button type="button" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        <span>{quickActionsMessages.addWords}</span>
      </button>
      <LazyDialog
        load={loadImport}
        props={{
          open: isAdding,
          onClose: () => setAdding(false),
          onImported: (report) => void onImported(report),
        }}
      />
    </nav>
  )
}
