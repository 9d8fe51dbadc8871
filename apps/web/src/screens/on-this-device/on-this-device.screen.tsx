import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { type ReactNode, useId, useState } from 'react'
import { removePack } from '../../features/dictionary/pack/pack'
import { usePackState } from '../../features/dictionary/pack/pack-state'
import { listStoredBooks, removeStoredBook } from '../../features/file-import/stored-books'
import { KeptLine, KeptList } from '../../features/on-device/kept-list'
import list from '../../features/on-device/kept-list.module.css'
import { keptListMessages, sizeText } from '../../features/on-device/messages'
import { NotSent } from '../../features/on-device/not-sent'
import { useDevice } from '../../features/on-device/use-device'
import type { SizedItem } from '../../kept/kept-items'
import { LazyDialog } from '../../shell/lazy-dialog'
import { usePageTitle } from '../../shell/page-title'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import { ErrorState } from '../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { ItemLink } from './item-link'
import { onThisDeviceMessages } from './messages'
import styles from './on-this-device.module.css'
import { PackLine } from './pack-line'

const loadRemoveAll = async () => (await import('./remove-all-dialog')).RemoveAllDialog

/** What is kept on this device: how big each thing is, and a way to remove it. */
export function OnThisDeviceScreen() {
  usePageTitle(pages.onThisDevice.title)
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{onThisDeviceMessages.title}</h1>
        <p className={styles.intro}>{onThisDeviceMessages.intro}</p>
      </header>
      <NotSent headingClass={styles.heading} />
      <Device />
    </div>
  )
}

function Device() {
  const { query, remove, removeAll, refresh } = useDevice()
  const books = useStoredBooks()
  const pack = usePackState(({ status, bytes }) => (status === 'ready' ? bytes : 0))
  const [isAsking, setAsking] = useState(false)
  const { data, error } = query
  if (error) return <ErrorState {...onThisDeviceMessages.forbidden} onRetry={() => void refresh()} />
  if (!data || !books.data) return <DeviceSkeleton />
  const items = withBooks(data.items, books.data)
  const words = items.find(({ kind }) => kind === 'words')
  const chosen = items.filter((item) => item.isChosen && item.kind !== 'words')
  const texts = items.filter((item) => !item.isChosen && item.kind !== 'words' && item.kind !== 'vocabulary')
  const files = books.data.reduce((sum, { bytes }) => sum + bytes, 0)
  const used = sizeText(data.bytes + files + pack)
  const onRemove = async (item: SizedItem) => {
    if (item.bookId !== undefined) await removeStoredBook(item.bookId)
    await remove(item.group)
    await books.refetch()
    toast({ text: keptListMessages.removed(item.title || keptListMessages.untitled) })
  }
  const listOf = (label: string, some: SizedItem[]) => (
    <KeptList
      label={label}
      items={some}
      linkOf={(item) => <ItemLink item={item} />}
      onRemove={(item) => void onRemove(item)}
    />
  )
  return (
    <>
      <p className={styles.used}>
        {data.room === undefined
          ? onThisDeviceMessages.usedOnly(used)
          : onThisDeviceMessages.used(used, sizeText(data.room))}
      </p>
      <Section heading={onThisDeviceMessages.chosen}>
        {chosen.length > 0 ? (
          listOf(onThisDeviceMessages.chosen, chosen)
        ) : (
          <p className={styles.none}>{onThisDeviceMessages.chosenNone}</p>
        )}
      </Section>
      <Section heading={onThisDeviceMessages.texts}>
        {texts.length > 0 ? (
          listOf(onThisDeviceMessages.texts, texts)
        ) : (
          <p className={styles.none}>{onThisDeviceMessages.textsNone}</p>
        )}
      </Section>
      <Section heading={onThisDeviceMessages.rest}>
        <ul className={list.list}>
          {words && (
            <KeptLine
              title={onThisDeviceMessages.words}
              name={onThisDeviceMessages.words}
              facts={onThisDeviceMessages.wordsFacts}
              bytes={words.bytes}
              onRemove={() => void onRemove(words)}
            />
          )}
          <KeptLine
            title={onThisDeviceMessages.pages}
            name={onThisDeviceMessages.pages}
            facts={onThisDeviceMessages.pagesFacts}
            bytes={data.rest}
          />
          <PackLine />
        </ul>
      </Section>
      <Button className={styles.removeAll} onClick={() => setAsking(true)}>
        {onThisDeviceMessages.removeAll}
      </Button>
      <LazyDialog
        load={loadRemoveAll}
        props={{
          open: isAsking,
          onClose: () => setAsking(false),
          removeAll: async () => {
            for (const { id } of books.data) await removeStoredBook(id)
            await removeAll()
            await removePack()
            await books.refetch()
          },
        }}
      />
    </>
  )
}

interface BookFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly at: number
  readonly isKept: boolean
}

function useStoredBooks() {
  return useQuery({
    queryKey: ['on-this-device', 'books'] as const,
    queryFn: async (): Promise<BookFile[]> =>
      (await listStoredBooks()).map(({ id, name, file, openedAt, isKept = false }) => ({
        id,
        name,
        bytes: file?.size ?? 0,
        at: openedAt,
        isKept,
      })),
    staleTime: 0,
  })
}

/** Adds the files of books: to what is kept of them, or as items of their own. */
function withBooks(items: readonly SizedItem[], books: readonly BookFile[]): SizedItem[] {
  const files = new Map(books.map((book) => [book.id, book]))
  const known = items.map((item) => {
    const file = item.bookId === undefined ? undefined : files.get(item.bookId)
    if (file) files.delete(file.id)
    return file ? { ...item, bytes: item.bytes + file.bytes, isChosen: item.isChosen || file.isKept } : item
  })
  const others = [...files.values()].map(({ id, name, bytes, at, isKept }) => ({
    ...{ group: `book ${id}`, userId: 0, kind: 'book' as const, title: name, at },
    ...{ bookId: id, bytes, isChosen: isKept },
  }))
  return [...known, ...others]
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

function DeviceSkeleton() {
  return (
    <SkeletonGroup label={keptListMessages.loading}>
      <Skeleton width="60%" asLine />
      {[0, 1, 2].map((line) => (
        <span key={line} className={list.line}>
          <Skeleton width={`${60 - line * 12}%`} height="1.4rem" />
        </span>
      ))}
    </SkeletonGroup>
  )
}
