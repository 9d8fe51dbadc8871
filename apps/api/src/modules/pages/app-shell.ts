import { appAddresses, SHARED_PARAM } from '@wordhoard/contracts/site/app-addresses'
import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import type { FastifyInstance } from 'fastify'
import type { SendPage } from './page-handler'

/**
 * Serves what the installed app needs of the server: the empty page that its service worker keeps for when the network
 * is away, the same for everybody; and an answer to something shared that no service worker took. That is not read: the
 * reader asks for it again.
 */
export function appShell(app: FastifyInstance, send: SendPage): void {
  app.get(appAddresses.shell, (request, reply) =>
    send(request, reply, 200, {
      title: pageTitle(),
      description: brand.description,
      path: pages.home.path,
      noIndex: true,
    }),
  )
  app.post(appAddresses.share, {
    // Answers before the body is read.
    onRequest: async (_request, reply) => {
      await reply.header('cache-control', 'no-store').redirect(`${pages.read.path}?${SHARED_PARAM}=lost`, 303)
    },
    handler: (_request, reply) => reply,
  })
}
