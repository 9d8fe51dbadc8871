import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'

const lastText = z.object({
  /** Whose text it is; null for a visitor. */
  userId: z.nullable(z.int()),
  title: z.string(),
  words: z.int(),
  /** Share of it that has been read, 0 to 1. */
  share: z.number(),
  /** The book and chapter it comes from; null if it isn't from a book. */
  book: z.nullable(z.object({ id: z.string(), chapter: z.int() })),
})

/** The text of their own that somebody read last on this device, and how far they are. */
export type LastText = z.infer<typeof lastText>

const KEY = 'last-text'
const storage = () => localStorage

/** Returns the text that a user read last on this device; undefined if there is none, or if it was someone else's. */
export function readLastText(userId: number | null): LastText | undefined {
  const found = readStoredValue(storage, KEY, lastText)
  return found?.userId === userId ? found : undefined
}

export function storeLastText(text: LastText): void {
  storeValue(storage, KEY, text)
}

/** Forgets the text, because it was closed. */
export function forgetLastText(): void {
  storeValue(storage, KEY, undefined)
}

/** Counts the words of a text, given as HTML. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').trim()
  return text === '' ? 0 : text.split(/\s+/).length
}
