import { pageTitle } from '@wordhoard/contracts/site/brand'
import { useEffect, useLayoutEffect } from 'react'
import { create } from 'zustand'

interface PageTitleStore {
  /** Title in the top bar on phones; null for the brand. */
  title: string | null
}

export const usePageTitleStore = create<PageTitleStore>()(() => ({ title: null }))

/**
 * Sets the page's title: `Page | Brand` in the browser's tab, and in the top bar on phones. Without a page it's the
 * brand's.
 *
 * @param description at most 160 characters, for the head of a public page.
 * @param bar title in the top bar on phones, for screens that show their own.
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
