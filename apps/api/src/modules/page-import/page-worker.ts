import { serveThread } from '../../lib/threads/serve-thread'
import { type PageBytes, type ReadPage, readPage } from './read-page'

export type PageRequest = PageBytes
export type PageAnswer = ReadPage

serveThread<PageRequest, PageAnswer>(readPage)
