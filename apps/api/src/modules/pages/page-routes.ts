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

/** Answers the address of every page: by its handler, or else with a shell that the client fills. */
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

/** An address that lacks the rest which its page takes is a route of its own, unlike in the client’s router. */
function addressesOf(path: string): string[] {
  return path.endsWith('/*') ? [path.slice(0, -2), path] : [path]
}

function shell(name: PageName, path: string, send: SendPage): PageHandler {
  const { title, path: pattern } = pages[name]
  const head = {
    title: pageTitle(title),
    description: brand.description,
    path,
    // A page with a parameter in its address belongs to somebody: search engines have no business there.
    noIndex: /[:*]/.test(pattern),
  }
  return (request, reply) => send(request, reply, 200, head)
}
