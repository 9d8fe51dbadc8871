import { useQuery, useQueryClient } from '@tanstack/react-query'
import { closeSession, type OpenSession } from '@wordhoard/contracts/learning'
import { useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import { learningQueries } from './learning.queries'
import { resumeMessages } from './messages'
import styles from './resume-notice.module.css'

/** Offers to resume the unfinished session. Discarding it loses no answers. */
export function ResumeNotice({ onResume }: { onResume: (session: OpenSession) => void }) {
  const client = useQueryClient()
  const { data: open } = useQuery(learningQueries.open())
  const [isBusy, setBusy] = useState(false)
  async function giveUp(id: number) {
    setBusy(true)
    try {
      await call(closeSession, { body: { game_session_id: id } })
      const { queryKey } = learningQueries.open()
      // A request sent before the session was closed would bring it back.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, null)
    } catch (error) {
      toast({ text: errorSentence(error), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  if (!open || open.games.length === 0) return null
  return (
    <section className={styles.notice} aria-label={resumeMessages.label}>
      <div>
        <h2 className={styles.title}>{resumeMessages.title(open.game_mode)}</h2>
        <p className={styles.text}>{resumeMessages.progress(open.answered, open.total)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" busy={isBusy} onClick={() => void giveUp(open.id)}>
          {resumeMessages.discard}
        </Button>
        <Button className={styles.resume} onClick={() => onResume(open)}>
          {resumeMessages.resume}
        </Button>
      </div>
    </section>
  )
}
