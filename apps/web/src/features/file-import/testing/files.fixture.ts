import { File } from 'node:buffer'
import { type BookParts, epubBytes, zipBytes } from '@wordhoard/testkit/files/book-files'

/** Creates a Node file, because jsdom's files have no streams. */
export function textFile(name: string, content: string | Uint8Array): globalThis.File {
  return new File([content], name) as unknown as globalThis.File
}

/** Creates a zip file from parts by path. */
export function zipFile(name: string, parts: Readonly<Record<string, string | Buffer>>): globalThis.File {
  return textFile(name, zipBytes(parts))
}

/** Creates an EPUB file named lighthouse.epub. */
export function epub(parts: BookParts): globalThis.File {
  return textFile('lighthouse.epub', epubBytes(parts))
}
