import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChatDetail } from '@wordhoard/contracts/chats'
import { pages } from '@wordhoard/contracts/site/pages'
import { useEffect } from 'react'
import { chatQueries } from '../../features/chats/chats.queries'
import { listenToChats } from '../../features/chats/live/live'
import { Conversation } from '../../features/chats/thread/conversation'
import { ConversationSkeleton } from '../../features/chats/thread/conversation-skeleton'
import { type ReadMarks, useReadMarks } from '../../features/chats/thread/use-read-marks'
import { ApiError, errorSentence, isNotFound } from '../../http/api-error'
import { fetchAgain } from '../../lib/fetch-again'
import { personName } from '../../lib/person-name'
import { usePageTitle } from '../../shell/page-title'
import { ErrorState } from '../../ui/states/error-state'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { chatsScreenUiMessages } from './messages'

/** An open chat. */
export function ChatPage({ id }: { id: number }) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery(chatQueries.chat(id))
  const readMarks = useReadMarks(id)
  // The chat may have been closed, or the user removed from it.
  useEffect(
    () =>
      listenToChats((event) => {
        const isAccess = event.name === 'access' && (event.data.chat_id ?? id) === id
        if (!isAccess && event.name !== 'reload' && event.name !== 'reconnected') return
        void fetchAgain(client, chatQueries.chat(id).queryKey)
        void fetchAgain(client, chatQueries.muted(id).queryKey)
      }),
    [client, id],
  )
  // It doesn't exist, or the user isn't, or is no longer, in it.
  if (isNotFound(error)) return <NotFoundScreen />
  if (data && !isForbidden(error))
    return <Open detail={data} isFresh={isFetchedAfterMount} readMarks={readMarks} />
  if (!error) return <Loading />
  return (
    <>
      <Title text={chatsScreenUiMessages.chat} />
      <ErrorState
        level={1}
        title={isForbidden(error) ? chatsScreenUiMessages.notInClassroom : chatsScreenUiMessages.notLoaded}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </>
  )
}

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403

interface OpenProps {
  detail: ChatDetail
  isFresh: boolean
  readMarks: ReadMarks
}

function Open(props: OpenProps) {
  const { detail } = props
  const name = detail.classroom?.name ?? (detail.user && personName(detail.user))
  usePageTitle(name ?? pages.chat.title, undefined, pages.chats.title)
  return <Conversation {...props} />
}

function Loading() {
  usePageTitle(pages.chat.title, undefined, pages.chats.title)
  return <ConversationSkeleton />
}

function Title({ text }: { text: string }) {
  usePageTitle(text)
  return null
}
