import { pathTo } from '@wordhoard/contracts/site/page-address'
import { pageDelivery, pages } from '@wordhoard/contracts/site/pages'
import type { Queryable } from '@wordhoard/database/sql/run'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/app-error'
import { RawBody } from '../../lib/raw-body'
import { articlesOfFile, lastArticle, lastWord, wordsOfFile } from './sitemap.queries'

/** Number of ids per sitemap file; the protocol allows 50,000 addresses (sitemaps.org). */
const IDS_PER_FILE = 10_000
const HOUR = 3600

const deliveredPages = Object.keys(pageDelivery) as (keyof typeof pageDelivery)[]
const listedPages = deliveredPages.filter((name) => pageDelivery[name].inSitemap)

/** The addresses of each kind, by id. */
const kinds = {
  articles: { page: 'article', last: lastArticle, ofFile: articlesOfFile },
  words: { page: 'word', last: lastWord, ofFile: wordsOfFile },
} as const

/** Serves the sitemap and robots.txt, which list the public addresses and exclude the API. */
export function sitemap(app: FastifyInstance, db: Queryable, publicUrl: string): void {
  const xml = (request: FastifyRequest, reply: FastifyReply, body: string) =>
    new RawBody(
      Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`),
      'application/xml; charset=utf-8',
      HOUR,
    ).send(request, reply)

  app.get('/robots.txt', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const files = [`${publicUrl}/sitemap/pages.xml`]
    for (const [kind, { last }] of Object.entries(kinds)) {
      const { last: id } = await last.fetchOne(db, {})
      const count = Math.ceil((id ?? 0) / IDS_PER_FILE)
      for (let part = 1; part <= count; part++) files.push(`${publicUrl}/sitemap/${kind}-${part}.xml`)
    }
    return xml(request, reply, list('sitemapindex', 'sitemap', files.map(entry)))
  })

  app.get('/sitemap/pages.xml', (request, reply) => {
    return xml(
      request,
      reply,
      list(
        'urlset',
        'url',
        listedPages.map((name) => entry(publicUrl + pages[name].path)),
      ),
    )
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const [, kind = '', part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? []
    const found = isKind(kind) ? kinds[kind] : undefined
    if (!found) throw new AppError('not_found')
    const first = (Number(part) - 1) * IDS_PER_FILE
    const rows = await found.ofFile.fetchAll(db, { after: first, last: first + IDS_PER_FILE })
    if (rows.length === 0) throw new AppError('not_found')
    const entries = rows.map(({ id, modified }) => entry(publicUrl + pathTo(found.page, { id }), modified))
    return xml(request, reply, list('urlset', 'url', entries))
  })
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name)
}

function entry(url: string, modified?: unknown): string {
  const when = modified instanceof Date ? `<lastmod>${modified.toISOString()}</lastmod>` : ''
  return `<loc>${escapeHtml(url)}</loc>${when}`
}

function list(root: string, element: string, entries: readonly string[]): string {
  const body = entries.map((content) => `<${element}>${content}</${element}>`).join('\n')
  return `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${root}>\n`
}
