import type { PageData, PageDataInPage } from '@wordhoard/contracts/site/page-data'
import type { PageName } from '@wordhoard/contracts/site/pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawBody } from '../../lib/raw-body'
import type { PageHead } from './page-template'

/** Answers requests for one page. */
export type PageHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Sends a page with its head and, if it has any, its readable content; `page` is whose files it links. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  head: PageHead,
  content?: string,
  page?: PageName,
) => FastifyReply | Promise<FastifyReply>

/** What a page made from data is rendered from. */
interface CompleteOptions<Name extends keyof PageData> {
  readonly head: PageHead
  readonly pathname: string
  readonly data: PageData[Name]
  /** What the page carries for the client. */
  readonly inPage: PageDataInPage[Name]
}

/**
 * Renders a page made from data as visitors first see it, complete without the client; undefined if that fails. `isKept`
 * says whether it is sent again and again, so that packing it hardest pays off; the default is true.
 */
export type RenderComplete = <Name extends keyof PageData>(
  page: Name,
  options: CompleteOptions<Name>,
  isKept?: boolean,
) => Promise<RawBody | undefined>

/**
 * Whether a request gets a complete page. Users with a login session see other things than visitors, and a query may
 * change the page.
 */
export function canBeComplete({ headers, url }: FastifyRequest): boolean {
  return !url.includes('?') && !headers.cookie?.includes(`${SESSION_HINT_COOKIE}=`)
}

const MAX_ID = 2_147_483_647

/** Returns the `:id` in a page’s address; undefined if it can’t be the id of a row. */
export function idOf(request: FastifyRequest): number | undefined {
  const { id = '' } = request.params as { id?: string }
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : undefined
}
