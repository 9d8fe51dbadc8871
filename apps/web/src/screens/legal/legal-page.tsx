import { type PrerenderedPage, pages } from '@wordhoard/contracts/site/pages'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { usePageTitle } from '../../shell/page-title'
import styles from './legal.module.css'
import { type LegalSection, legalDates } from './legal-section'
import { legalPageMessages } from './messages'

interface LegalPageProps {
  page: PrerenderedPage
  /** Summary at the top of the page. */
  summary: string
  /** Shows when the text took effect and was last updated, for policies that bind both sides. */
  dated?: boolean
  sections: readonly LegalSection[]
}

/** Scrolls to the section in the address; Back and Forward restore the scroll position instead. */
function useLinkedSection(): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes each time a link is followed
  useEffect(() => {
    const isReturn = shown.current && type === 'POP'
    shown.current = true
    const heading = hash && !isReturn ? document.getElementById(hash.slice(1)) : null
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [key])
}

/** A long text of numbered sections with a table of contents, for reading, linking and printing. */
export function LegalPage({ page, summary, dated = true, sections }: LegalPageProps) {
  const { title } = pages[page]
  usePageTitle(title, publicDescriptions[page])
  useLinkedSection()
  return (
    <div className={styles.page} data-printable>
      <div className={styles.title}>
        <h1>{title}</h1>
        {dated && (
          <p className={styles.dates}>
            <span>{legalPageMessages.effective(legalDates.effective)}</span>{' '}
            <span>{legalPageMessages.updated(legalDates.updated)}</span>
          </p>
        )}
        <p className={styles.summary}>{summary}</p>
      </div>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{legalPageMessages.contents}</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <Link to={{ hash: `#${id}` }}>{heading}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, heading, body }, index) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              <span className={styles.number}>{index + 1}.</span> {heading}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}
