import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import {
  type DataPage,
  type PageName,
  type PrerenderedPage,
  pageNames,
  pages,
} from '@wordhoard/contracts/site/pages'
import type { FastifyInstance } from 'fastify'
import type { PageHandler, SendPage } from './page-handler'

/** Registers the address of every page, with its handler or with a shell that the client fills. */
export function pageRoutes(
  app: FastifyInstance,
  handlers: Record<PrerenderedPage | DataPage, PageHandler>,
  send: SendPage,
): void {
  const handlerOf: Partial<Record<PageName, PageHandler>> = handlers
  for (const name of pageNames) {
    for (const path of addressesOf(pages[name].path))
      app.get(path, handlerOf[name] ?? shell(name, path, send))
  }
}

/**
 * Unlike the client’s router, the server needs a separate route for an address without the rest that its page accepts.
 */
function addressesOf(path: string): string[] {
  return path.endsWith('/*') ? [path.slice(0, -2), path] : [path]
}

function shell(name: PageName, path: string, send: SendPage): PageHandler {
  const { title, path: pattern } = pages[name]
  const head = {
    title: pageTitle(title),
    description: brand.description,
    path,
    // A page with a parameter in its address is personal, so search engines must not list it.
    noIndex: /[:*]/.test(pattern),
  }
  return (request, reply) => send(request, reply, 200, head, undefined, name)
}
