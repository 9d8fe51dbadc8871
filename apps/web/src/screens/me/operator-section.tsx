import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import lines from '../../features/accounts/security/security.module.css'
import { securityQueries } from '../../features/accounts/security/security.queries'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import styles from './me.module.css'
import { operatorMessages } from './messages'

/** What only operators of the installation have. It comes last, so that nothing moves when it appears. */
export function OperatorSection() {
  const { data } = useQuery(securityQueries.account())
  if (!data?.is_operator) return null
  return (
    <section aria-labelledby="operator-heading">
      <h2 id="operator-heading" className={styles.heading}>
        {operatorMessages.heading}
      </h2>
      <ul className={lines.lines}>
        <li className={lines.line}>
          <div className={lines.lineText}>
            <p className={lines.name}>{operatorMessages.reports}</p>
            <p className={lines.facts}>{operatorMessages.reportsNote}</p>
          </div>
          <Link className={buttonClass()} to={paths.definitionReports}>
            {operatorMessages.openReports}
          </Link>
        </li>
      </ul>
    </section>
  )
}
