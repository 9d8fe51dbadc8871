import type { PageName } from '@wordhoard/contracts/site/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
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

const MAX_ID = 2_147_483_647

/** Returns the `:id` in a page’s address; undefined if it can’t be the id of a row. */
export function idOf(request: FastifyRequest): number | undefined {
  const { id = '' } = request.params as { id?: string }
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : undefined
}
