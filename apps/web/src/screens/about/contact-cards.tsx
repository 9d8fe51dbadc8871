import { Building2, Mail, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { siteFacts } from '../../shell/site-facts'
import styles from './about.module.css'

/** Who runs this installation and how to write to them. */
export function ContactCards() {
  const facts = siteFacts()
  return (
    <ul className={styles.cards}>
      <li>
        <Mail aria-hidden />
        <h3>Questions and ideas</h3>
        <p>
          {facts ? (
            <a href={`mailto:${facts.contact_email}`}>{facts.contact_email}</a>
          ) : (
            'the operator’s address'
          )}
        </p>
      </li>
      <li>
        <ShieldCheck aria-hidden />
        <h3>Security</h3>
        <p>
          {facts && (
            <>
              <a href={`mailto:${facts.security_email}`}>{facts.security_email}</a>
              <br />
            </>
          )}
          <Link to={paths.securityPolicy}>How to report a weakness</Link>
        </p>
      </li>
      <li>
        <Building2 aria-hidden />
        <h3>Who runs it</h3>
        <p>
          {facts?.operator ?? 'The operator of this installation'}
          <br />
          <Link to={paths.privacyPolicy}>What is stored</Link>
        </p>
      </li>
    </ul>
  )
}
