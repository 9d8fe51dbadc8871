import { brand } from '@wordhoard/contracts/site/brand'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { Spinner } from '../../ui/states/spinner'
import styles from './waiting-for-article.module.css'

interface WaitingForArticleProps {
  /** `overdue`: nothing has arrived for a while; `unreadable`: the message can't be read. */
  arrival: 'waiting' | 'overdue' | 'unreadable'
}

const headings = {
  waiting: 'Waiting for your article',
  overdue: 'Nothing has arrived yet',
  unreadable: 'That page could not be read',
}

/** Placeholder for the article, with instructions for sending one here. */
export function WaitingForArticle({ arrival }: WaitingForArticleProps) {
  return (
    <div className={styles.page}>
      <div className={styles.status}>
        {arrival === 'waiting' && <Spinner size={24} />}
        <h1>{headings[arrival]}</h1>
        <p role="status">
          {arrival === 'waiting' && 'It appears here as soon as the browser extension has sent it.'}
          {arrival === 'overdue' &&
            'This page goes on waiting. The steps below say how an article gets here.'}
          {arrival === 'unreadable' &&
            'It held no text, or far more than a page can show. Select the part you want and send that.'}
        </p>
      </div>
      <section className={styles.help} aria-labelledby="sending">
        <h2 id="sending">How to send a page here</h2>
        <ol>
          <li>Open the article in another tab.</li>
          <li>
            Press the {brand.name} button beside the address bar and choose <b>Read this page</b>. Or
            right-click the page and choose <b>Read in {brand.name}</b>.
          </li>
          <li>
            To read only a part, select it first and choose <b>Read selection</b>.
          </li>
        </ol>
        {arrival !== 'waiting' && (
          <p>
            Still nothing? In the extension’s options the server’s address should be{' '}
            <code>{window.location.origin}</code>.
          </p>
        )}
        <p>
          Without the extension, copy the text and paste it into reading mode: headings, lists and pictures
          stay.
        </p>
        <Link className={buttonClass()} to={paths.read}>
          Paste a text instead
        </Link>
      </section>
    </div>
  )
}
