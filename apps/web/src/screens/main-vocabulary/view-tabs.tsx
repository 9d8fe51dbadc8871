import { Link } from 'react-router-dom'
import styles from './main-vocabulary.module.css'
import { mainVocabularyMessages } from './messages'
import { type View, views } from './use-view'

/** Links to the views of the vocabulary. */
export function ViewTabs({ view }: { view: View }) {
  return (
    <nav className={styles.views} aria-label={mainVocabularyMessages.views.label}>
      {views.map((one) => (
        <Link key={one} to={`?tab=${one}`} className={styles.view} aria-current={one === view && 'page'}>
          {mainVocabularyMessages.views[one]}
        </Link>
      ))}
    </nav>
  )
}
