import { useQuery } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { assignmentQueries } from '../assignments.queries'
import type { Quotation } from '../glosses/sentence-of'
import { quoteWord, textWordsQueries } from '../glosses/text-words.queries'
import { ClassFailure } from './class-failure'
import styles from './hard-words.module.css'
import { hardnessText } from './hardness-text'
import { hardWordsMessages } from './messages'

/** Number of hard words shown at first; `MAX_WORDS` is the maximum number requested. */
const COLLAPSED_COUNT = 20
const MAX_WORDS = 100

const loadMakeList = async () => (await import('../dialogs/make-list-dialog')).MakeListDialog

interface HardWordsProps {
  assignmentId: number
  classroomId: number
  title: string
  /** Null for a vocabulary, which has no sentences. */
  articleId: number | null
  studentsNum: number
}

/**
 * The words that a class looks up most and knows least, with their sentences; a teacher can turn them into a vocabulary.
 */
export function HardWords({ assignmentId, classroomId, title, articleId, studentsNum }: HardWordsProps) {
  const id = useId()
  const [isAll, setAll] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const words = useQuery(assignmentQueries.hardWords(assignmentId, MAX_WORDS))
  const { error, refetch, isFetching } = words
  const hasSentences = articleId !== null && (words.data?.length ?? 0) > 0
  const { data: text, isError: isWithoutText } = useQuery({
    ...textWordsQueries.text(articleId ?? 0),
    enabled: hasSentences,
  })
  // Waits for the sentences, which would otherwise push the words down one by one.
  const data = !hasSentences || text || isWithoutText ? words.data : undefined
  const shown = isAll ? data : data?.slice(0, COLLAPSED_COUNT)
  const others = text
    ? (data ?? []).flatMap((word) => (text.forms.has(word.spell_id) ? [] : word.spell_id))
    : []
  const { data: spells } = useQuery({ ...textWordsQueries.spells(others), enabled: others.length > 0 })
  const sentenceOf = ({ spell_id, spell_lower }: { spell_id: number; spell_lower: string }) =>
    text && quoteWord(text, spell_id, spells?.find(({ id }) => id === spell_id) ?? { spell_lower, forms: [] })
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{hardWordsMessages.title}</h2>
          <p>{articleId === null ? hardWordsMessages.aboutVocabulary : hardWordsMessages.aboutArticle}</p>
        </div>
        {data && data.length > 0 && (
          <Button icon={<ListPlus aria-hidden />} onClick={() => setMaking(true)}>
            {hardWordsMessages.createVocabulary}
          </Button>
        )}
      </div>
      {!data && !error && <WordsSkeleton />}
      {error && (
        <ClassFailure
          error={error}
          title={hardWordsMessages.notLoaded}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.length === 0 && <p className={styles.none}>{hardWordsMessages.none}</p>}
      {shown && shown.length > 0 && (
        <ol className={styles.words}>
          {shown.map((word) => (
            <li key={word.spell_id}>
              <div className={styles.word}>
                <Link to={paths.word(word.spell_id)}>{word.spelling}</Link>
                {word.level && <span className={styles.level}>{word.level}</span>}
              </div>
              <Sentence quotation={sentenceOf(word)} />
              <p className={styles.facts}>
                {hardnessText(word, studentsNum, articleId === null ? 'vocabulary' : 'article')}
              </p>
            </li>
          ))}
        </ol>
      )}
      {data && data.length > COLLAPSED_COUNT && !isAll && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {data.length === MAX_WORDS
            ? hardWordsMessages.showFirst(MAX_WORDS)
            : hardWordsMessages.showAll(data.length)}
        </Button>
      )}
      <LazyDialog
        load={loadMakeList}
        props={{
          words: data ?? [],
          title,
          classroomId,
          open: isMaking,
          onClose: () => setMaking(false),
        }}
      />
    </section>
  )
}

function Sentence({ quotation }: { quotation: Quotation | undefined }) {
  if (!quotation) return <p className={styles.sentence} />
  return (
    <p className={styles.sentence} lang="en-GB">
      {quotation.before}
      <mark>{quotation.shown}</mark>
      {quotation.after}
    </p>
  )
}

function WordsSkeleton() {
  return (
    <SkeletonGroup label={hardWordsMessages.loading}>
      <div className={styles.words}>
        {[0, 1, 2, 3, 4].map((line) => (
          <div key={line} className={styles.waiting}>
            <Skeleton width="6rem" height="1.2rem" />
            <Skeleton width={`${80 - ((line * 19) % 35)}%`} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
