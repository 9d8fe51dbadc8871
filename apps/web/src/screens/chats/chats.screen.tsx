import { pages } from '@wordhoard/contracts/site/pages'
import { lazy, Suspense, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ChatList } from '../../features/chats/chat-list'
import { startListening } from '../../features/chats/start'
import { ConversationSkeleton } from '../../features/chats/thread/conversation-skeleton'
import { useFullHeight } from '../../shell/full-height'
import { usePageTitle } from '../../shell/page-title'
import { cx } from '../../ui/cx'
import { useFirstTouch } from '../../ui/use-first-touch'
import { NotFoundScreen } from '../not-found/not-found.screen'
import styles from './chats.module.css'
import { chatsScreenUiMessages } from './messages'
import { NoChatOpen } from './no-chat-open'

// The list needs no conversation.
const importChat = () => import('./chat-page')
const ChatPage = lazy(async () => ({ default: (await importChat()).ChatPage }))
const NewChatPage = lazy(async () => ({ default: (await import('./new-chat-page')).NewChatPage }))

/** Preloads the code of a conversation; a failure shows when one is opened. */
function preloadChat(): void {
  importChat().catch((error: unknown) => console.info('The code of a chat could not be preloaded', error))
}

/** The list of chats with the open one beside it; on narrow screens only one of the two. */
export function ChatsScreen() {
  const { chatId, username } = useParams()
  const id = chatId === undefined ? undefined : idOf(chatId)
  useEffect(startListening, [])
  useFirstTouch(preloadChat)
  if (chatId !== undefined && id === undefined) return <NotFoundScreen />
  const isOpen = chatId !== undefined || username !== undefined
  return (
    <Layout
      isOpen={isOpen}
      current={id}
      pane={
        id !== undefined ? (
          <Suspense fallback={<Loading title={pages.chat.title} />}>
            {/* The key keeps one chat's state out of another. */}
            <ChatPage key={id} id={id} />
          </Suspense>
        ) : username !== undefined ? (
          <Suspense fallback={<Loading title={pages.newChat.title} />}>
            <NewChatPage key={username} username={username.replace(/^@/, '')} />
          </Suspense>
        ) : (
          <NoChatOpen />
        )
      }
    />
  )
}

interface LayoutProps {
  isOpen: boolean
  current: number | undefined
  pane: React.ReactNode
}

function Layout({ isOpen, current, pane }: LayoutProps) {
  useFullHeight()
  return (
    <div className={cx(styles.screen, isOpen && styles.open)}>
      <nav className={styles.list} aria-label={chatsScreenUiMessages.title}>
        {isOpen ? <h2 className={styles.title}>{chatsScreenUiMessages.title}</h2> : <ListTitle />}
        <ChatList current={current} />
      </nav>
      <div className={styles.pane}>{pane}</div>
    </div>
  )
}

function Loading({ title }: { title: string }) {
  usePageTitle(title)
  return <ConversationSkeleton />
}

function ListTitle() {
  usePageTitle(pages.chats.title)
  return <h1 className={styles.title}>{chatsScreenUiMessages.title}</h1>
}

/** Parses the id in an address; undefined when it isn't valid. */
function idOf(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2147483647 ? Number(text) : undefined
}
