import { Save } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session.store'
import { buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { toast } from '../../ui/toast.store'
import styles from './bars.module.css'

/** Keeping an article needs an account; the text waits in this tab while a visitor logs in. */
export function SaveArticle() {
  const { pathname } = useLocation()
  const isVisitor = useSession((state) => state.status === 'visitor')
  const look = cx(buttonClass({ variant: 'quiet' }), styles.tight)
  const label = (
    <>
      <Save aria-hidden />
      <span className={styles.text}>Save</span>
    </>
  )
  if (isVisitor) {
    return (
      <Link className={look} to={paths.login(pathname)} aria-label="Save article">
        {label}
      </Link>
    )
  }
  const onClick = () => toast({ text: 'Saving articles is not here yet.' })
  return (
    <button type="button" className={look} aria-label="Save article" onClick={onClick}>
      {label}
    </button>
  )
}
