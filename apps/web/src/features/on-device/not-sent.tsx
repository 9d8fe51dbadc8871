import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { RefusedEntry } from '../../device/outbox/refused'
import { useWaiting } from '../../device/outbox/waiting.store'
import { timeAgo } from '../../lib/dates'
import { useSession } from '../../session/session.store'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { describeEntry } from './describe-entry'
import styles from './not-sent.module.css'
import { notSentMessages as messages } from './not-sent-messages'

const loadRefused = () => import('../../device/outbox/refused')

/** What the server refused for good: what it was, when, and why; it can be sent again, discarded or copied. */
export function NotSent({ headingClass }: { headingClass: string | undefined }) {
  const headingId = useId()
  const refused = useWaiting((state) => state.refused)
  const userId = useSession(({ user }) => user?.user_id)
  const { data, error } = useQuery({
    queryKey: ['not-sent', userId, refused] as const,
    queryFn: async () => (await loadRefused()).readRefused(),
    enabled: refused > 0,
    placeholderData: (before) => before,
    staleTime: 0,
    retry: false,
  })
  if (refused === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={headingClass}>
        {messages.heading}
      </h2>
      <p className={styles.intro}>{messages.intro}</p>
      {error && (
        <p className={styles.intro} role="alert">
          {messages.failed}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={headingId} aria-busy={!data}>
        {data?.map((entry) => (
          <NotSentLine key={entry.key} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function NotSentLine({ entry }: { entry: RefusedEntry }) {
  const client = useQueryClient()
  const { title, text } = describeEntry(entry)
  const tryAgain = async () => {
    const { sendRefusedAgain, readRefused } = await loadRefused()
    await sendRefusedAgain(entry)
    const isRefused = (await readRefused()).some(({ key }) => key === entry.key)
    toast({ text: isRefused ? messages.stillNotSent : messages.sent })
    await client.invalidateQueries({ queryKey: ['not-sent'] })
  }
  const discard = async () => {
    const { discardEntry } = await import('../../device/outbox/outbox')
    await discardEntry(entry.kind, entry.key)
    toast({ text: messages.discarded })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '')
      toast({ text: messages.copied })
    } catch {
      toast({ text: messages.notCopied, tone: 'error' })
    }
  }
  const name = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {messages.facts(timeAgo(new Date(entry.givenAt).toISOString()), entry.refusal)}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void tryAgain()}>
          {messages.tryAgain}
          {name}
        </Button>
        {text && (
          <Button variant="quiet" onClick={() => void copy()}>
            {messages.copy}
            {name}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void discard()}>
          {messages.discard}
          {name}
        </Button>
      </div>
    </li>
  )
}
