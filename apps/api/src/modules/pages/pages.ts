import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { pagePaths } from '@wordhoard/contracts/site/pages'
import { publicPages } from '@wordhoard/contracts/site/public-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Env } from '../../env'
import { AppError } from '../../lib/app-error'
import { isBelowApi } from '../../lib/is-below-api'
import { ReadyMade } from '../../lib/ready-made'
import { pageLimit } from '../../plugins/page-limit'
import type { Dictionary } from '../dictionary/open-dictionary'
import { dictionaryCounts } from '../system/dictionary-counts'
import { articlePages } from './article-pages'
import { InlineFiles } from './inline-files'
import { type PageHead, PageTemplate } from './page-template'
import { PRERENDERED_FILE, PrerenderedPages } from './prerendered-pages'
import { siteFactsElement, siteFactsOf } from './site-facts'
import { sitemap } from './sitemap'
import { staticPages } from './static-pages'
import { wordPageContent, wordPageHead } from './word-page'

/** Titles of pages that need no data. */
const titles: Record<string, string | undefined> = {
  '/reading-mode': 'Reading Mode',
  '/reading-mode-external': 'Reading Mode',
  '/login': 'Login',
  '/registration': 'Registration',
  '/forgot-password': 'Forgotten password',
  '/me': 'Profile',
  '/user/@:username': 'Profile',
  '/my-articles': 'My Articles',
  '/chats': 'Chats',
  '/schools': 'Schools',
  '/school/:slug': 'School',
  '/school/:slug/admin-panel': 'Admin panel',
  '/join/:code': 'Join a school',
  '/chat/:chatId': 'Chat',
  '/new-chat/:username': 'New chat',
  '/learn': 'Learn',
  '/main-vocabulary': 'Vocabulary',
  '/custom-vocabulary/:id': 'Vocabulary',
  '/qr': 'QR code',
  '/qr/*': 'QR code',
}

/** Pages that are made of data, each by its own route. */
const withData = new Set<string>(['/word/:id', '/article/:id', '/articles'])

/** The web client: its files, and for each of its paths the page with metadata and, where public, readable content. */
export async function pages(
  app: FastifyInstance,
  options: { webClient: string; env: Env; dictionary: Dictionary; pool: pg.Pool },
): Promise<void> {
  // Files are looked for at every address that has no route, those below the API too, where nothing is a page.
  app.addHook('onRequest', (request, _reply, done) => {
    done(isBelowApi(request.url) ? new AppError('not_found') : undefined)
  })
  await app.register(pageLimit, { refuse: options.env.rateLimit })
  // Once for all pages: the dictionary of a running process is the one that it has loaded.
  const facts = siteFactsOf(options.env, await dictionaryCounts(options.pool))
  const files = new InlineFiles(options.webClient, app.allowInline)
  const template = new PageTemplate(options.webClient, facts.public_url, siteFactsElement(facts), files)
  await app.register(fastifyStatic, {
    root: options.webClient,
    // A route for each file, found once: else each request would list the folders of its path.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    allowedPath: (path) => path !== `/${PRERENDERED_FILE}`,
    setHeaders: (response, file) => {
      // Names of built files change with their content; the others must be asked for again.
      const built = file.startsWith(join(options.webClient, 'assets'))
      response.header('cache-control', built ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    head: PageHead,
    content?: string,
  ) => {
    reply.status(status).header('cache-control', 'no-cache')
    return new ReadyMade(template.render(head, content), 'text/html; charset=utf-8').send(request, reply)
  }

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, 404, {
      title: pageTitle('Page not found'),
      description: brand.description,
      path: '/',
      noIndex: true,
    })

  staticPages(app, { template, prerendered: new PrerenderedPages(options.webClient, facts), facts })

  articlePages(app, { pool: options.pool, publicUrl: facts.public_url, send })
  sitemap(app, options.pool, facts.public_url)

  for (const path of pagePaths) {
    if (path in publicPages || withData.has(path)) continue
    // What has a number in its address belongs to somebody: search engines have no business there; nor among codes.
    const noIndex = /[:*]|^\/qr/.test(path)
    app.get(path, (request, reply) =>
      send(request, reply, 200, {
        title: pageTitle(titles[path]),
        description: brand.description,
        path,
        noIndex,
      }),
    )
  }

  app.get<{ Params: { id: string } }>('/word/:id', async (request, reply) => {
    const id = /^[1-9]\d{0,9}$/.test(request.params.id) ? Number(request.params.id) : undefined
    const [document] = id === undefined || id > 2147483647 ? [] : await options.dictionary.documents.get([id])
    if (!document) return notFound(request, reply)
    const spell = JSON.parse(document.toString()) as Spell
    return send(request, reply, 200, wordPageHead(spell), wordPageContent(spell))
  })

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('not_found')
    // A missing file is not a page.
    if (/^\/assets\/|\.\w{2,5}$/.test(request.url.split('?')[0]!)) throw new AppError('not_found')
    return notFound(request, reply)
  })
}
