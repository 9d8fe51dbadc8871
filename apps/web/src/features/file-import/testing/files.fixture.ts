import { File } from 'node:buffer'
import { type BookParts, epubBytes, zipBytes } from '@wordhoard/testkit/files/book-files'

/** Node's own files, since jsdom's have no streams. */
export function textFile(name: string, content: string | Uint8Array): globalThis.File {
  return new File([content], name) as unknown as globalThis.File
}

/** A packed file made of texts by their paths. */
export function zipFile(name: string, parts: Readonly<Record<string, string | Buffer>>): globalThis.File {
  return textFile(name, zipBytes(parts))
}

export function epub(parts: BookParts): globalThis.File {
  return textFile('lighthouse.epub', epubBytes(parts))
}
