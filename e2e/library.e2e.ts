import { readLibrary } from '@wordhoard/library/library'
import { inDatabase } from './people'
import { expect, isPhone, test } from './test'

test('a new server offers its library to everyone, the easiest first, and to search engines', async ({
  page,
  request,
}) => {
  test.skip(isPhone(page), 'does not depend on the size of the screen')
  const library = readLibrary()
  const answer = await request.get('/api/articles/?author=Reading-Room&limit=50')
  const articles = (await answer.json()) as { id: number; title: string; level: string }[]
  expect(articles.map(({ title, level }) => `${level} ${title}`)).toEqual(
    library.map(({ title, level }) => `${level} ${title}`),
  )
  const first = articles[0]!
  const html = await (await request.get(`/article/${first.id}`)).text()
  expect(html).toContain(`<h1>${first.title}</h1>`)
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain('/sitemap/articles-1.xml')
  expect(await (await request.get('/sitemap/articles-1.xml')).text()).toContain(`/article/${first.id}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Disallow: \/api\/\n\nSitemap: http/)
})

test('outside production there are accounts for trying things out', async ({ page }) => {
  test.skip(isPhone(page), 'does not depend on the size of the screen')
  const { rows } = await inDatabase((client) =>
    client.query("SELECT username FROM user_account WHERE email LIKE '%@demo.example' ORDER BY username"),
  )
  expect(rows).toEqual([{ username: 'Demo-Learner' }, { username: 'Demo-Teacher' }])
})
