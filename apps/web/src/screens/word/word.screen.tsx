import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { pages } from '@wordhoard/contracts/site/pages'
import { lazy, Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { dictionaryQueries } from '../../features/dictionary/dictionary.queries'
import { SpellEntry } from '../../features/dictionary/entry/spell-entry'
import { headwordOf } from '../../features/dictionary/entry/spell-head'
import { WordRelatives } from '../../features/dictionary/entry/word-relatives'
import { VisitorActions } from '../../features/visitor-words/visitor-actions'
import { ApiError, errorSentence, isNotFound } from '../../http/api-error'
import { useTranslationLang } from '../../languages/my-language.store'
import { parsePathId } from '../../lib/path-id'
import { useSession } from '../../session/session.store'
import { usePageTitle } from '../../shell/page-title'
import { SecondBar } from '../../shell/second-bar'
import { ErrorState } from '../../ui/states/error-state'
import { wordMessages } from './messages'
import styles from './word.module.css'
import { wordDescription } from './word-description'
import { WordMissing } from './word-missing'
import { WordSkeleton } from './word-skeleton'

// Loaded separately, because only logged-in users have a vocabulary.
const WordActions = lazy(async () => ({
  default: (await import('../../features/vocabulary/table/word-actions')).WordActions,
}))
const ShareInChat = lazy(async () => ({
  default: (await import('../../features/chats/share/share-in-chat')).ShareInChat,
}))
const WordNote = lazy(async () => ({
  default: (await import('../../features/vocabulary/note/word-note')).WordNote,
}))
const WordKnowledge = lazy(async () => ({
  default: (await import('../../features/knowledge/reasons/word-knowledge')).WordKnowledge,
}))
const Encounters = lazy(async () => ({
  default: (await import('../../features/vocabulary/encounters')).Encounters,
}))

/** A word's public page. */
export function WordScreen() {
  const id = parsePathId(useParams().id)
  if (id === undefined) return <WordMissing />
  // The key keeps one word's state off another's page.
  return <Word key={id} id={id} />
}

function Word({ id }: { id: number }) {
  const isVisitor = useSession((state) => state.status === 'visitor')
  const isUser = useSession((state) => state.status === 'user')
  // The query asks for translations into it.
  useTranslationLang()
  const {
    data: spell,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...dictionaryQueries.spell(id),
    placeholderData: keepPreviousData,
  })
  usePageTitle(spell ? headwordOf(spell) : pages.word.title, spell && wordDescription(spell))
  if (isNotFound(error)) return <WordMissing />
  return (
    <>
      <article className={styles.page}>
        {spell ? (
          <SpellEntry
            spell={spell}
            topDefinitionIds={[]}
            context=""
            variant="page"
            below={
              <>
                {!isVisitor && (
                  <Suspense fallback={null}>
                    <WordNote spellId={id} level={2} />
                    <Encounters spell={spell} level={2} />
                    {isUser && <WordKnowledge headword={headwordOf(spell)} level={2} />}
                  </Suspense>
                )}
                <WordRelatives id={id} headword={headwordOf(spell)} />
              </>
            }
          />
        ) : error ? (
          <ErrorState
            level={1}
            title={wordMessages.notLoaded}
            text={errorSentence(error)}
            reference={error instanceof ApiError ? error.requestId : undefined}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <WordSkeleton />
        )}
      </article>
      <SecondBar label={wordMessages.actions}>
        {spell && isVisitor && <VisitorBar spell={spell} />}
        {spell && !isVisitor && (
          <Suspense fallback={null}>
            <div className={styles.actions}>
              <WordActions word={{ spellId: id, headword: headwordOf(spell) }} variant="bar" />
              <ShareInChat reference={{ kind: 'word', spell_id: id }} title={headwordOf(spell)} />
            </div>
          </Suspense>
        )}
      </SecondBar>
    </>
  )
}

/** Actions for visitors, who need an account to save the word. */
function VisitorBar({ spell }: { spell: Spell }) {
  const { pathname } = useLocation()
  const headword = headwordOf(spell)
  const word = { spellId: spell.id, headword, sentence: '', source: '' }
  const place = { path: pathname, text: null, scroll: '', selection: null }
  return <VisitorActions word={word} place={() => place} path={pathname} variant="bar" />
}
