import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { KeptExchange, KeptSource } from './kept-source'

/** Groups of kept answers: what is kept together is removed together. Each begins with the user's id. */
const groupName = (userId: number, name: string): string => `${userId} ${name}`

export const accountGroup = (userId: number): string => groupName(userId, 'account')

const ofTexts = new WeakMap<KeptSource, string>()

/** Returns a source's group; a text of the user's own is recognised by its content, a book by its file. */
export function groupOfSource(userId: number, source: KeptSource): string {
  switch (source.kind) {
    case 'words':
      return groupName(userId, 'words')
    case 'book':
      return groupName(userId, `book:${source.bookId}`)
    case 'text':
      return groupName(userId, `text:${textHash(source, source.html)}`)
    default:
      return groupName(userId, `${source.kind}:${source.id}`)
  }
}

function textHash(source: KeptSource, html: string): string {
  const known = ofTexts.get(source)
  if (known !== undefined) return known
  const hash = bytesToHex(sha256(utf8ToBytes(html))).slice(0, 32)
  ofTexts.set(source, hash)
  return hash
}

/** Returns the group that an answer is kept with: what the caller says, or else what its endpoint declares. */
export function groupOfExchange({ userId, endpoint, input, source, text }: KeptExchange): string {
  if (source) return groupOfSource(userId, source)
  const { keep = 'page' } = endpoint
  if (keep === 'text') return text ? groupOfSource(userId, text) : groupName(userId, 'page')
  const isOfId = keep === 'article' || keep === 'vocabulary' || keep === 'chat'
  return groupName(userId, isOfId ? `${keep}:${input.params?.id}` : keep)
}
