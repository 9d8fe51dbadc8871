import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { Spinner } from '../../ui/states/spinner'
import { waitingMessages } from './messages'
import styles from './waiting-for-article.module.css'

interface WaitingForArticleProps {
  /** `overdue`: nothing has arrived for a while; `unreadable`: the message can't be read. */
  arrival: 'waiting' | 'overdue' | 'unreadable'
}

const asLabel = (text: string) => <b>{text}</b>

/** Placeholder for the article, with instructions for sending one here. */
export function WaitingForArticle({ arrival }: WaitingForArticleProps) {
  return (
    <div className={styles.page}>
      <div className={styles.status}>
        {arrival === 'waiting' && <Spinner size={24} />}
        <h1>{waitingMessages.headings[arrival]}</h1>
        <p role="status">{waitingMessages.notes[arrival]}</p>
      </div>
      <section className={styles.help} aria-labelledby="sending">
        <h2 id="sending">{waitingMessages.sendTitle}</h2>
        <ol>
          <li>{waitingMessages.openStep}</li>
          <li>{waitingMessages.pressStep(asLabel)}</li>
          <li>{waitingMessages.selectStep(asLabel)}</li>
        </ol>
        {arrival !== 'waiting' && (
          <p>{waitingMessages.checkAddress(<code>{window.location.origin}</code>)}</p>
        )}
        <p>{waitingMessages.withoutExtension}</p>
        <Link className={buttonClass()} to={paths.read}>
          {waitingMessages.pasteInstead}
        </Link>
      </section>
    </div>
  )
}
