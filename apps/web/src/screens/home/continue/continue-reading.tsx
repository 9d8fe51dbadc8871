import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { storeBookmark } from '../../../features/file-import/book.store'
import { homeQueries } from '../../../features/home/home.queries'
import { type LastText, readLastText } from '../../../features/reader/last-text'
import { readField } from '../../../features/reader/text/reading-storage'
import { readingMinutes } from '../../../lib/reading-time'
import { useSession } from '../../../session/session.store'
import { KeptMark } from '../../../shell/offline/kept-mark'
import { paths } from '../../../shell/paths'
import { ReservedHeight } from '../../../shell/reserved-height'
import { Button } from '../../../ui/button'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { continueMessages } from '../my-home-messages'
import styles from './continue-reading.module.css'

/** Share from which a text counts as finished: its last lines are visible. */
const FINISHED = 0.95

/** The texts that the reader has begun: the one on this device, and articles. */
export function ContinueReading() {
  const id = useId()
  const query = useQuery(homeQueries.unfinished())
  const userId = useSession(({ user }) => user?.user_id ?? null)
  const [own] = useState(() => openableText(userId))
  const { data: articles, isError, isFetching, refetch } = query
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {continueMessages.title}
      </h2>
      <ReservedHeight part="home: continue" query={query}>
        {own && <OwnRow text={own} />}
        {articles?.map((article) => (
          <Row
            key={article.id}
            link={<Link to={paths.article(article.id)}>{article.title}</Link>}
            words={article.word_count}
            share={article.position}
            mark={<KeptMark kind="article" id={article.id} isAfterFacts />}
          />
        ))}
        {!articles && !isError && (
          <SkeletonGroup label={continueMessages.loading}>
            <div className={styles.row}>
              <Skeleton width="60%" height="1.25rem" />
              <Skeleton width="9rem" height="0.9rem" />
            </div>
          </SkeletonGroup>
        )}
        {!articles && isError && (
          <div className={styles.failed} role="alert">
            <p>{continueMessages.notLoaded}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {continueMessages.retry}
            </Button>
          </div>
        )}
        {own === undefined && articles?.length === 0 && (
          <p className={styles.none}>
            {continueMessages.none((text) => (
              <Link to={paths.read}>{text}</Link>
            ))}
          </p>
        )}
      </ReservedHeight>
    </section>
  )
}

/** Returns the text on this device if it isn't finished and can still be opened. */
function openableText(userId: number | null): LastText | undefined {
  const text = readLastText(userId)
  const isThere = text !== undefined && (text.book !== null || readField('text') !== '')
  return isThere && text.share < FINISHED ? text : undefined
}

function OwnRow({ text: { title, words, share, book } }: { text: LastText }) {
  /** A book isn't open yet in a new tab: the reader opens it at its bookmark. */
  const mark = () => {
    if (book && readField('text') === '') storeBookmark(book)
  }
  return (
    <Row
      link={
        <Link to={paths.read} onClick={mark}>
          {title || continueMessages.untitled}
        </Link>
      }
      words={words}
      share={share}
    />
  )
}

interface RowProps {
  link: ReactNode
  words: number
  share: number
  mark?: ReactNode
}

function Row({ link, words, share, mark }: RowProps) {
  return (
    <div className={styles.row}>
      <h3 className={styles.title}>{link}</h3>
      <p className={styles.facts}>
        {continueMessages.facts(Math.round(share * 100), readingMinutes(words * (1 - share)))}
        {mark}
      </p>
      <ChevronRight aria-hidden />
    </div>
  )
}
