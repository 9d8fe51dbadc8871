import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OpenSession, PriorityWord } from '@wordhoard/contracts/learning'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ReadySession } from '../../device/offline-sessions/ready-sessions'
import { withWordsWithoutCard } from '../../features/learning/choosing/choosing'
import { SessionChoices } from '../../features/learning/choosing/session-choices'
import { useSessionSettings } from '../../features/learning/choosing/session-settings.store'
import { WordNumBar } from '../../features/learning/choosing/word-num-bar'
import { beginPlay, endPlay } from '../../features/learning/games/play.store'
import { learningQueries } from '../../features/learning/learning.queries'
import { beginSession, startGames, useLearning } from '../../features/learning/learning.store'
import { OfflineStart } from '../../features/learning/offline/offline-start'
import { ResumeNotice } from '../../features/learning/resume-notice'
import { TodayNotice } from '../../features/learning/today-notice'
import { isNotFound } from '../../http/api-error'
import { useOnline } from '../../shell/offline/use-online'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { dealWords } from './deal-words'
import styles from './learn.module.css'
import { wordNumMessages } from './messages'
import { Step } from './step'

/** Loaded separately, because most learners have words. */
const loadNoWords = async () => (await import('./no-words')).NoPriorityWords

/** Options of the session, and how many words are due. */
export function WordNum() {
  const customVocId = useLearning((state) => state.customVocId)
  const mode = useSessionSettings((state) => state.gameMode)
  const vocabulary = useVocabulary(customVocId)
  const words = useWordsAhead(customVocId)
  const client = useQueryClient()
  const isAway = !useOnline()
  const { data: today } = useQuery({
    ...learningQueries.today(),
    // Words may have been saved in another tab meanwhile.
    refetchOnWindowFocus: ({ state }) => (state.data?.has_words === false ? 'always' : false),
  })
  const start = () => {
    endPlay()
    beginSession(mode)
    // The first card or entry is there at once if its words have arrived.
    if (mode === 'normal' && words) dealWords(client, words)
  }
  if (vocabulary.isMissing) return <MissingVocabulary />
  // Settings of a session that can't begin would only be in the way.
  if (today?.has_words === false && customVocId === null && !isAway) return <Step load={loadNoWords} />
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{wordNumMessages.title}</h1>
        {customVocId !== null && (
          <p className={styles.source}>
            {vocabulary.name ? wordNumMessages.wordsFrom(vocabulary.name) : wordNumMessages.wordsFromOne} ·{' '}
            <Link to={paths.learn}>{wordNumMessages.practiseAll}</Link>
          </p>
        )}
      </header>
      {isAway ? (
        <OfflineStart
          onStart={playOffline}
          onTryAgain={() => void client.refetchQueries(learningQueries.today())}
        />
      ) : (
        <>
          <ResumeNotice onResume={resume} />
          <TodayNotice onPractise={start} isPartOnly={customVocId !== null} />
          <SessionChoices />
          <WordNumBar onStart={start} />
        </>
      )}
    </div>
  )
}

/**
 * Fetches the words of the next session, and the entries that it begins with, while the learner reads the settings.
 * Words of a custom vocabulary are fetched on Start.
 */
function useWordsAhead(customVocId: number | null): PriorityWord[] | undefined {
  const { wantedWordsNum, gameMode } = useSessionSettings()
  const { data: today } = useQuery(learningQueries.today())
  const client = useQueryClient()
  const { data: words } = useQuery({
    ...learningQueries.words(wantedWordsNum, null),
    enabled: customVocId === null && gameMode === 'normal' && today?.has_words === true,
  })
  useEffect(() => {
    const entries = words ? withWordsWithoutCard([], words, wantedWordsNum) : []
    if (entries.length === 0) return
    const ids = entries.map(({ spellId }) => spellId)
    // Loaded separately: the first step itself shows no entries.
    import('./entry-queries')
      .then(({ fetchEntries }) => fetchEntries(client, ids))
      .catch((error: unknown) => console.info('The entries could not be preloaded', error))
  }, [client, words, wantedWordsNum])
  return customVocId === null ? words : undefined
}

function resume({ id, games, answered, game_mode }: OpenSession): void {
  beginPlay(id, games, answered)
  startGames(id, game_mode)
}

function playOffline({ session, left }: ReadySession): void {
  beginPlay(session.id, left, session.games.length - left.length, true)
  startGames(session.id, 'normal')
}

function useVocabulary(id: number | null) {
  const { data, error } = useQuery({ ...learningQueries.vocabulary(id ?? 0), enabled: id !== null })
  return { name: data?.name, isMissing: isNotFound(error) }
}

function MissingVocabulary() {
  const [, setSearch] = useSearchParams()
  return (
    <EmptyState
      level={1}
      title={wordNumMessages.missingTitle}
      text={wordNumMessages.missing}
      actions={
        <Button variant="primary" onClick={() => setSearch({}, { replace: true })}>
          {wordNumMessages.practiseOwn}
        </Button>
      }
    />
  )
}
