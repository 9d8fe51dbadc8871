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
