import type { ReactNode } from 'react'
import { usePageTitle } from '../../shell/page-title'
import styles from './account-form.module.css'

/** The single narrow column of the login, registration and forgotten-password pages. */
export function AccountPage({
  title,
  lead,
  note,
  children,
}: {
  title: string
  lead?: ReactNode
  /** Shown between the lead and the form. */
  note?: ReactNode
  children: ReactNode
}) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {note}
      {children}
    </div>
  )
}
