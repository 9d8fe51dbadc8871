import type { ReactNode } from 'react'

/** Texts of an article in the reader. */
export const articleMessages = {
  loading: 'Loading the article…',
  notLoaded: 'We couldn’t load this article',
  byline: (author: ReactNode, date: ReactNode) => (
    <>
      By {author} · Last updated {date}
    </>
  ),
}

/** Texts of the bar of an article. */
export const articleBarMessages = {
  label: 'Article actions',
  edit: 'Edit',
  delete: 'Delete',
  share: 'Share',
}

/** Texts for staff of a class in the article’s menu. */
export const canReadItemMessages = {
  whoCanRead: 'Who can read this?',
}
