import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import type { DataPage } from '@wordhoard/contracts/site/pages'
import type { Replicas } from '@wordhoard/database/replicas/replicas'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Env } from '../../env'
import { AppError } from '../../lib/app-error'
import { isBelowApi } from '../../lib/is-below-api'
import type { Limits } from '../../lib/limits/limits'
import { RawBody } from '../../lib/raw-body'
import { pageLimit } from '../../plugins/page-limit'
import type { Dictionary } from '../dictionary/open-dictionary'
import { WordRelatives } from '../dictionary/word-relatives'
import type { LearnerModel } from '../knowledge/learner-model'
import { dictionaryCounts } from '../system/dictionary-counts'
import { appShell } from './app-shell'
import { articlePages } from './article-pages'
import { clientFiles } from './client-files'
import { InlineFiles } from './inline-files'
import type { PageHandler, RenderComplete, SendPage } from './page-handler'
import { PageRenderer, pageDataElement, RENDERER_FILE } from './page-renderer'
import { pageRoutes } from './page-routes'
import { PageTemplate } from './page-template'
import { PRERENDERED_FILE, PrerenderedPages } from './prerendered-pages'
import { securityTxtRoute } from './security-txt'
import { siteFactsElement, siteFactsOf } from './site-facts'
import { sitemap } from './sitemap'
import { staticPages } from './static-pages'
import { webManifest } from './web-manifest'
import { wordPage } from './word-page'

/** Serves the web client: its files, and each page with metadata and, where public, readable content. */
export async function pages(
  app: FastifyInstance,
  options: {
    webClient: string
    env: Env
    dictionary: Dictionary
    learnerModel: LearnerModel
    pool: pg.Pool
    replicas: Replicas
    limits: Limits
  },
): Promise<void> {
  // Unknown addresses below the API must answer 404 rather than be looked up as files.
  app.addHook('onRequest', (request, _reply, done) => {
    done(isBelowApi(request.url) ? new AppError('not_found') : undefined)
  })
  await app.register(pageLimit, {
    name: 'pages',
    refuse: options.env.rateLimit,
    limits: options.limits,
  })
  // Read once for all pages: the dictionary of a running process doesn't change.
  const facts = siteFactsOf(options.env, await dictionaryCounts(options.pool))
  const files = new InlineFiles(options.webClient)
  const prerendered = new PrerenderedPages(options.webClient, facts)
  const template = new PageTemplate(
    options.webClient,
    facts.public_url,
    siteFactsElement(facts),
    files,
    app.policyAllowing,
    prerendered.rareFonts,
  )
  await clientFiles(app, options.webClient, [PRERENDERED_FILE, RENDERER_FILE])

  const renderer = new PageRenderer(options.webClient)
  const send: SendPage = (request, reply, status, head, content, page) => {
    reply.status(status).header('cache-control', 'no-cache')
    const rendered = template.render(head, content, page && prerendered.otherLinks(page))
    return RawBody.ofPage(rendered).send(request, reply)
  }
  // Once, because files are read.
  const dataLinks = {
    word: files.in(prerendered.dataLinks('word')),
    articles: files.in(prerendered.dataLinks('articles')),
    article: files.in(prerendered.dataLinks('article')),
  }
  const complete: RenderComplete = async (page, { head, pathname, data, inPage }, isKept = true) => {
    try {
      const options = { varies: true, fillsWindow: page === 'article', data: pageDataElement(page, inPage) }
      const html = await renderer.render(page, pathname, data)
      const rendered = template.render(head, html, dataLinks[page], options)
      return RawBody.ofPage(rendered, isKept)
    } catch (error) {
      // Visitors then get the page as users do.
      app.log.error(error)
      return undefined
    }
  }

  const notFound: PageHandler = (request, reply) =>
    send(request, reply, 404, {
      title: pageTitle('Page not found'),
      description: brand.description,
      path: '/',
      noIndex: true,
    })

  const relatives = new WordRelatives(options.pool, options.dictionary.index)
  const dataPages: Record<DataPage, PageHandler> = {
    ...articlePages({ ...options, publicUrl: facts.public_url, send, complete }),
    word: wordPage({ ...options.dictionary, relatives, send, complete, notFound }),
  }
  pageRoutes(app, { ...staticPages({ template, prerendered, facts }), ...dataPages }, send)
  sitemap(app, options.replicas.reader, facts.public_url)
  securityTxtRoute(app, facts)
  webManifest(app)
  appShell(app, send)

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('not_found')
    // A missing file must not return a page.
    if (/^\/assets\/|\.\w{2,5}$/.test(request.url.split('?')[0]!)) throw new AppError('not_found')
    return notFound(request, reply)
  })
}
