import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pageTitle } from '@wordhoard/contracts/site/brand'
import { type PageName, pageNames, pages } from '@wordhoard/contracts/site/pages'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

const site = 'https://words.example'
let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_URL: site, RATE_LIMIT: 'off' }, { withPages: true })
})
afterAll(() => api.close())

/** Returns an example address of a page, with 1 for each parameter. */
const addressOf = (name: PageName) => pages[name].path.replace(/:\w+/g, '1').replace('*', 'about')

const headOf = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  description: /<meta name="description" content="(.*?)">/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
  isHidden: html.includes('<meta name="robots" content="noindex">'),
})

describe('a deep link', () => {
  it.each(pageNames)('to %s returns its page', async (name) => {
    // Users with a login session may get pages that don't exist for visitors.
    const headers = { cookie: `${SESSION_HINT_COOKIE}=1` }
    const { statusCode, payload } = await api.app.inject({ url: addressOf(name), headers })
    expect(statusCode).toBe(200)
    // The pages of a word and an article have the title of what they show.
    const isNamed = name === 'word' || name === 'article'
    const title = isNamed ? expect.stringMatching(/^\S.* \| \w+$/) : escapeHtml(pageTitle(pages[name].title))
    expect(headOf(payload).title).toEqual(title)
  })

  it('with a parameter is hidden from search engines, unless its page is public', async () => {
    for (const name of pageNames) {
      if (name === 'word' || name === 'article') continue
      const { payload } = await api.app.inject({ url: addressOf(name) })
      expect(headOf(payload).isHidden, name).toBe(/[:*]/.test(pages[name].path))
    }
    expect(headOf((await api.app.inject('/qr')).payload).isHidden).toBe(true)
    expect(headOf((await api.app.inject('/word/1')).payload).isHidden).toBe(false)
  })

  it('to an unknown page returns 404', async () => {
    for (const url of [
      '/no-such-page',
      '/word/0',
      '/word/x',
      '/word/9999999999',
      '/article/x',
      '/word/1/2',
    ]) {
      expect((await api.app.inject({ url })).statusCode, url).toBe(404)
    }
  })
})

it('a prerendered page has its own title, description and text', async () => {
  for (const [name, description] of Object.entries(publicDescriptions)) {
    const { path } = pages[name as keyof typeof publicDescriptions]
    const head = headOf((await api.app.inject(path)).payload)
    expect(head).toMatchObject({ description: escapeHtml(description), canonical: site + path })
  }
})

it('the sitemap lists the public pages, each by its canonical address', async () => {
  const { payload } = await api.app.inject('/sitemap/pages.xml')
  const listed = [...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!)
  expect(listed).toContain(`${site}/about`)
  for (const url of listed) {
    expect(headOf((await api.app.inject(url.slice(site.length))).payload)).toMatchObject({
      canonical: url,
      isHidden: false,
    })
  }
})

it('a prerendered page links the files of what its viewer sees first', async () => {
  const forVisitors = (await api.app.inject('/')).payload
  expect(forVisitors).toContain('/assets/visitors.js')
  expect(forVisitors).not.toContain('/assets/users.js')
  const headers = { cookie: `${SESSION_HINT_COOKIE}=1` }
  const forUsers = (await api.app.inject({ url: '/', headers })).payload
  expect(forUsers).toContain('/assets/users.js')
  expect(forUsers).not.toContain('/assets/visitors.js')
})

it('a page that is complete links the client’s code where the browser doesn’t fetch it; others link theirs', async () => {
  const complete = (await api.app.inject('/about')).payload
  expect(complete).toMatch(
    /<template id="client-links"><link rel="modulepreload"[^>]*visitors.js"><\/template>/,
  )
  const read = (await api.app.inject('/reading-mode')).payload
  expect(read).toContain('/assets/read.js')
  expect(read).not.toContain('<template')
})

describe('a page made from data', () => {
  const open = async (url: string, headers = {}) => (await api.app.inject({ url, headers })).payload

  it.each(['/word/1', '/articles'])('is complete for visitors, with its data: %s', async (url) => {
    const page = await open(url)
    expect(page).toContain('<template id="client-links" data-varies>')
    expect(page).toMatch(
      /<\/div><script type="application\/json" id="page-data" data-page="(word|articles)">/,
    )
    expect(page).not.toContain('server-content')
  })

  it('is left to the client for users and for addresses with a query', async () => {
    for (const page of [
      await open('/word/1', { cookie: `${SESSION_HINT_COOKIE}=1` }),
      await open('/articles?page=2'),
    ]) {
      expect(page).toContain('server-content')
      expect(page).not.toContain('<template')
    }
  })
})

/** Saves a public article of a new author; returns its id. */
async function saveArticle(title: string, text: string): Promise<number> {
  const { headers } = await person(api)
  const payload = { title, md_content: text, access_modifier: 'public' }
  const saved = await api.app.inject({ method: 'POST', url: '/api/articles/', headers, payload })
  return saved.json<{ id: number }>().id
}

it('an article shows a change at once, although its page is kept', async () => {
  const id = await saveArticle('A wet evening', 'The ferry had gone.')
  const open = async () => (await api.app.inject(`/article/${id}`)).payload
  const before = await open()
  expect(before).toContain('<template id="client-links" data-varies>')
  expect(await open()).toBe(before)
  await api.pool.query('UPDATE article SET title = $1 WHERE id = $2', ['A dry evening', id])
  expect(headOf(await open()).title).toContain('A dry evening')
})

it('a page carries the fonts of rarer letters, which its policy allows, if its text has some', async () => {
  const open = async (text: string) =>
    (await api.app.inject(`/article/${await saveArticle('A guest', text)}`)).payload
  const rareFonts = /<style>[^<]*\/assets\/literata-rare-[^<]*<\/style>/
  expect(await open('We met a naïve café owner – “René”.')).not.toMatch(rareFonts)
  expect(await open('We met Łukasz and Åsa.')).toMatch(rareFonts)
})

it('a form hands the query of its address on, so its page isn’t complete with one', async () => {
  expect((await api.app.inject('/login')).payload).toContain('data-varies')
  expect((await api.app.inject('/login?from=%2Flearn')).payload).not.toContain('<template')
})

describe('a page', () => {
  it.each(['/', '/login', '/word/1', '/articles', '/article/1', '/learn'])(
    '%s is the same with Brotli, with gzip and plain, and Brotli is the smallest',
    async (url) => {
      const get = async (encoding: string) => {
        const { headers, rawPayload } = await api.app.inject({
          url,
          headers: { 'accept-encoding': encoding },
        })
        return { encoding: headers['content-encoding'], body: rawPayload }
      }
      const [plain, gzipped, packed] = [await get('identity'), await get('gzip'), await get('gzip, br, zstd')]
      expect([plain.encoding, gzipped.encoding, packed.encoding]).toEqual([undefined, 'gzip', 'br'])
      expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true)
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
      expect(packed.body.length).toBeLessThan(gzipped.body.length)
    },
  )
})

describe('the content security policy', () => {
  const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  it.each(['/', '/login', '/word/1', '/articles', '/learn', '/no-such-page', 'rare letters'])(
    'of %s allows its inline styles and scripts, and no others',
    async (page) => {
      const url = page === 'rare letters' ? `/article/${await saveArticle('Åsa', 'Her name is Åsa.')}` : page
      const { headers, payload } = await api.app.inject({ url })
      const inline = [...payload.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
        hashOf(text),
      )
      const allowed = policyOf(headers).match(/'sha256-[^']+'/g) ?? []
      expect([...allowed].sort()).toEqual([...inline].sort())
    },
  )

  it('of other answers has no hash of a page, whose bytes would be sent with each of them', async () => {
    const { headers, statusCode } = await api.app.inject('/manifest.webmanifest')
    expect(statusCode).toBe(200)
    expect(policyOf(headers).match(/'sha256-/g) ?? []).toHaveLength(1)
  })
})
