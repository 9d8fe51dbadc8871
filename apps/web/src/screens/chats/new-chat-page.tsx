import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@wordhoard/contracts/profiles'
import { pages } from '@wordhoard/contracts/site/pages'
import { Navigate } from 'react-router-dom'
import { chatQueries } from '../../features/chats/chats.queries'
import { useOutbox } from '../../features/chats/composer/outbox'
import { NewConversation } from '../../features/chats/new-conversation'
import { ConversationSkeleton } from '../../features/chats/thread/conversation-skeleton'
import { ApiError, errorSentence } from '../../http/api-error'
import { personName } from '../../lib/person-name'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { ErrorState } from '../../ui/states/error-state'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { chatsScreenUiMessages } from './messages'

/** Starts a chat with a user, or opens the existing one. */
export function NewChatPage({ username }: { username: string }) {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery(chatQueries.person(username))
  // The contract rejects names that no user can have.
  if (error instanceof ApiError && [400, 404, 422].includes(error.status)) return <NotFoundScreen />
  if (data && isFetchedAfterMount) return <NewChat profile={data} />
  if (!error) return <Loading />
  return (
    <ErrorState
      level={1}
      title={chatsScreenUiMessages.profileNotLoaded}
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

function NewChat({ profile }: { profile: Profile }) {
  usePageTitle(chatsScreenUiMessages.newChat(personName(profile.user_info)), undefined, pages.newChat.title)
  const begun = useOutbox((state) => state.begun[profile.user_info.id])
  const chat = profile.chat_id ?? begun
  if (chat !== undefined) return <Navigate to={paths.chat(chat)} replace />
  return <NewConversation profile={profile} />
}

function Loading() {
  usePageTitle(pages.newChat.title)
  return <ConversationSkeleton />
}
