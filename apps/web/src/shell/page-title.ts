import { pageTitle } from '@wordhoard/contracts/site/brand'
import { useEffect, useLayoutEffect } from 'react'
import { create } from 'zustand'

interface PageTitleStore {
  /** What the top bar of phones shows; null: the brand. */
  title: string | null
}

export const usePageTitleStore = create<PageTitleStore>()(() => ({ title: null }))

/**
 * Names the page: in the browser's tab as `Page | Brand`, and in the top bar of phones. Without a page it is the brand's.
 *
 * @param description at most 160 characters, for the head of a public page.
 * @param bar what the top bar of phones shows, where the screen itself says what it is.
 */
export function usePageTitle(page?: string, description?: string, bar = page): void {
  useLayoutEffect(() => {
    document.title = pageTitle(page)
    usePageTitleStore.setState({ title: bar ?? null })
  }, [page, bar])

  useEffect(() => {
    if (!description) return
    let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta) {
      meta = document.createElement('meta')
      meta.name = 'description'
      document.head.append(meta)
    }
    meta.content = description
  }, [description])
}
