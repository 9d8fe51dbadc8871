import { Save } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../../../session/session.store'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { paths } from '../../../shell/paths'
import { buttonClass } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import styles from '../bars.module.css'
import { editingMessages } from './editing-messages'

const loadDialog = async () => (await import('../save-reading')).SaveReading

/** Saves an article, which needs an account; the text stays in this tab while a visitor logs in. */
export function SaveArticle() {
  const { pathname } = useLocation()
  const isVisitor = useSession((state) => state.status === 'visitor')
  const [isOpen, setOpen] = useState(false)
  const className = cx(buttonClass({ variant: 'quiet' }), styles.tight)
  const label = (
    <>
      <Save aria-hidden />
      <span className={styles.text}>{editingMessages.save}</span>
    </>
  )
  if (isVisitor) {
    return (
      <Link className={className} to={paths.login(pathname)} aria-label={editingMessages.saveArticle}>
        {label}
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={editingMessages.saveArticle}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <LazyDialog load={loadDialog} props={{ open: isOpen, onClose: () => setOpen(false) }} />
    </>
  )
}
