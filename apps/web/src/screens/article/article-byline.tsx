import type { Article } from '@wordhoard/contracts/articles'
import { Link } from 'react-router-dom'
import { shortDate } from '../../lib/dates'
import { paths } from '../../shell/paths'
import styles from './article.module.css'
import { articleMessages } from './messages'

/** Author of the article, and when it was last changed. */
export function ArticleByline({ article }: { article: Article }) {
  const { username, updated_at } = article
  return articleMessages.byline(
    <Link className={styles.author} to={paths.user(username)}>
      {username}
    </Link>,
    <time dateTime={updated_at}>{shortDate(updated_at)}</time>,
  )
}
