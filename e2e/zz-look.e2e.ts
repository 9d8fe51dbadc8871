import { gzipSync } from 'node:zlib'
import { type Page } from '@playwright/test'
import { foundClass, joinClass, member } from './class-people'
import { giveWords } from './learn-session'
import { inDatabase } from './people'
import { test } from './test'

test.use({ allowedFaults: /./ })
test.setTimeout(180_000)
const dir = '/tmp/h-classes/shots'
async function shot(page: Page, name: string, full = true) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.screenshot({ path: `${dir}/${name}-light.png`, fullPage: full })
}
test('looks', async ({ page }, info) => {
  const p = info.project.name
  const teacher = await member(page, 'Tom', 'Teacher')
  let js = 0
  const count = async (response: import('@playwright/test').Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) js += gzipSync(await response.body()).length
  }
  page.on('response', (r) => void count(r))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  console.log('home js gz', p, js / 1024)
  const room = await foundClass(teacher, 'Year 9 English')
  const lib = await teacher.api<{ id: number; title: string; word_count: number }[]>('GET', '/articles?limit=30')
  const long = lib.toSorted((a, b) => b.word_count - a.word_count)[0]!
  const { id: a1 } = await teacher.api<{ id: number }>('POST', `/school/classroom/${room.id}/assignments`, { article_id: long.id })
  await page.goto(`/classroom/${room.id}/assignment/${a1}/handout`)
  await page.getByLabel('Number of glosses').selectOption('20')
  await page.waitForTimeout(500)
  await shot(page, `${p}-handout-long`)
  if (p === 'desktop') {
    await page.setViewportSize({ width: 674, height: 1000 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.screenshot({ path: `${dir}/print-dark.png`, fullPage: true })
    await page.pdf({ path: `${dir}/handout-long.pdf`, preferCSSPageSize: true })
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('radio', { name: 'At the end' }).check()
    await page.setViewportSize({ width: 674, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.screenshot({ path: `${dir}/print-end.png`, fullPage: true })
    await page.pdf({ path: `${dir}/handout-long-end.pdf`, preferCSSPageSize: true })
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.goto(`/classroom/${room.id}`)
  await page.getByRole('button', { name: 'Set work' }).click()
  await page.getByRole('button', { name: 'Library' }).click()
  await page.waitForTimeout(500)
  await shot(page, `${p}-set2`, false)
})
void inDatabase, giveWords, joinClass
