import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ShippedTextName, shippedTextNames } from '@wordhoard/contracts/reading/shipped-texts'
import { useMemo } from 'react'
import type { SensePlaces } from './sense-places'
import type { AuthorSense, TextSenses } from './text-senses'
import type { WordQuery } from './word-query'

/** An article in which words are looked up. */
export interface SensesArticle {
  readonly id: number
  readonly plainText: string
  /** Whether the reader is its author, who may choose meanings for everybody. */
  readonly isOwn: boolean
}

// Loaded after the text is shown, since the first paint needs none of it.
const load = () => import('./sense-places')

const sensesOfArticle = (article: SensesArticle, title: string) =>
  queryOptions({
    queryKey: ['dict', 'text-senses', article.id, article.plainText, title] as const,
    queryFn: async ({ signal }): Promise<SensePlaces> =>
      (await load()).fetchArticleSenses(article, title, signal),
    structuralSharing: false,
    staleTime: 60_000,
  })

const sensesOfShipped = (name: ShippedTextName, title: string) =>
  queryOptions({
    queryKey: ['dict', 'text-senses', name, '', title] as const,
    queryFn: async ({ signal }): Promise<SensePlaces> =>
      (await load()).fetchShippedSenses(name, title, signal),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Returns the meanings that the author of a text chose: of an article, or of a text that comes with the product, known
 * by its title. Null while they load and for all other texts.
 *
 * @param isReady false until the text is shown
 */
export function useTextSenses(
  article: SensesArticle | undefined,
  title: string,
  isReady: boolean,
): TextSenses | null {
  const client = useQueryClient()
  const name = article ? undefined : shippedTextNames[title.trim()]
  const ofArticle = useQuery({
    ...sensesOfArticle(article ?? { id: 0, plainText: '', isOwn: false }, title),
    enabled: isReady && article !== undefined,
  })
  const ofShipped = useQuery({
    ...sensesOfShipped(name ?? 'sample', title),
    enabled: isReady && name !== undefined,
  })
  const places = article ? ofArticle.data : name && ofShipped.data
  return useMemo(() => {
    if (!places) return null
    const find = (word: WordQuery) => places.find(word)
    const isInText = (word: WordQuery) => places.offsetOf(word) !== undefined
    if (!article?.isOwn) return { find, isInText, choose: undefined }
    const show = (offset: number, sense: AuthorSense | undefined) =>
      client.setQueryData(sensesOfArticle(article, title).queryKey, (known) => known?.with(offset, sense))
    const choose = async (word: WordQuery, sense: AuthorSense | null) => {
      const offset = places.offsetOf(word)
      if (offset === undefined) return
      const before = places.find(word)
      show(offset, sense ?? undefined)
      const { saveArticleSense } = await import('./choose-article-sense')
      const isSaved = await saveArticleSense(article.id, { offset, form: word.text }, sense)
      if (!isSaved) show(offset, before)
    }
    return { find, isInText, choose: (word, sense) => void choose(word, sense) }
  }, [client, places, article, title])
}
