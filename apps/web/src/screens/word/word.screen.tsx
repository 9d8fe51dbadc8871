import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { dictQueries } from '../../features/dict/dict.queries'
import { SpellEntry } from '../../features/dict/spell-entry'
import { headwordOf } from '../../features/dict/spell-head'
import { ApiError, errorSentence, isNotFound } from '../../lib/api-error'
import { usePageTitle } from '../../lib/page-title'
import { paths } from '../../lib/paths'
import { SecondBar } from '../../lib/second-bar'
import { buttonClass } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { wordId } from './prefetch-word'
import styles from './word.module.css'
import { wordDescription } from './word-description'
import { WordMissing } from './word-missing'
import { WordSkeleton } from './word-skeleton'

/** A word's public page. */
export function WordScreen() {
  const id = wordId(useParams().id)
  if (id === undefined) return <WordMissing />
  // Keyed, so that nothing of one word is seen on another's page.
  return <Word key={id} id={id} />
}

function Word({ id }: { id: number }) {
  const { data: spell, error, refetch, isFetching } = useQuery(dictQueries.spell(id))
  usePageTitle(spell ? headwordOf(spell) : 'Word', spell && wordDescription(spell))
  if (isNotFound(error)) return <WordMissing />
  return (
    <>
      <article className={styles.page}>
        {spell ? (
          <SpellEntry spell={spell} topDefinitionIds={[]} context="" variant="page" />
        ) : error ? (
          <ErrorState
            level={1}
            title="The word didn’t load"
            text={errorSentence(error)}
            reference={error instanceof ApiError ? error.requestId : undefined}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <WordSkeleton />
        )}
      </article>
      <VisitorBar />
    </>
  )
}

/** Keeping words needs an account. */
function VisitorBar() {
  const { pathname } = useLocation()
  return (
    <SecondBar label="Word actions">
      <Link
        className={buttonClass({ variant: 'quiet' })}
        to={paths.login(pathname)}
        aria-label="Login to keep this word"
      >
        <LogIn aria-hidden />
        Login
      </Link>
    </SecondBar>
  )
}
