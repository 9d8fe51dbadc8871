import { type Page } from '@playwright/test'
import { foundClass, joinClass, member } from './class-people'
import { giveWords } from './learn-session'
import { inDatabase } from './people'
import { test } from './test'

test.use({ allowedFaults: /./ })
test.setTimeout(180_000)
const dir = '/tmp/h-classes/shots'
async function shot(page: Page, name: string, full = true) {
  await page.waitForLoadState('networkidle')
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.screenshot({ path: `${dir}/${name}-${theme}.png`, fullPage: full })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
test('looks', async ({ page, browser, baseURL }, info) => {
  const p = info.project.name
  const context = await browser.newContext({ viewport: page.viewportSize()!, baseURL: baseURL!, isMobile: p === 'phone', hasTouch: p === 'phone' })
  const spage = await context.newPage()
  const teacher = await member(page, 'Tom', 'Teacher')
  const student = await member(spage, 'Ana', 'Lima')
  const room = await foundClass(teacher, 'Year 9 English')
  await joinClass(teacher, room, student)
  const names = ['Ben Abara', 'Chloë Dubois', 'Dmitri Ivanov', 'نور الهاشمي', 'Eve <b>Bold</b>', 'Faye O’Neill', 'George Hill', 'Hana Sato', 'Ivy Green', 'Jack Wood', 'Kofi Mensah', 'Lena Berg', 'Maximiliana Featherstonehaugh-Cholmondeley', 'Noah Stone']
  for (const name of names) {
    const c = await browser.newContext({ baseURL: baseURL! })
    const [f, ...l] = name.split(' ')
    await joinClass(teacher, room, await member(await c.newPage(), f!, l.join(' ')))
    await c.close()
  }
  const lib = await teacher.api<{ id: number; title: string }[]>('GET', '/articles?limit=3')
  let articleId = lib[1]?.id
  const md = 'The keeper polished the lantern every evening, for a fogbound coast forgives nobody. On stormy nights he heard the seals bark beneath the cliffs, and he brewed a kettle of bitter tea.\n\nWhen at last the relief boat came, he had forgotten how to talk about anything but weather. The skipper laughed, tossed him a bundle of newspapers and a sack of flour, and told him that the government had resigned.\n\n## The long night\n\n“Which government?” asked the keeper, reluctant to admit how little he missed it. A gannet plunged into the swell. He tightened the tarpaulin over the coal, muttered something about the barometer, and climbed the spiral staircase again.\n\nThat night the beam swept over the empty sea as it had for ninety years, and nobody but the seals looked up to see it.'
  const own = (await teacher.api<{ id: number }>('POST', '/articles', { title: 'The keeper of Skerry Rock', access_modifier: 'private', keywords: '', md_content: md })).id
  articleId ??= own
  const spell_ids = await giveWords(teacher.api, ['lantern', 'kettle', 'elephant', 'gannet'])
  const { id: vocId } = await teacher.api<{ id: number }>('POST', '/custom-voc/create', { name: 'Sea words', description: 'x', access_modifier: 'private' })
  await teacher.api('POST', '/custom-voc/add-spells', { voc_id: vocId, spell_ids })
  await page.goto(`/classroom/${room.id}`)
  await shot(page, `${p}-empty`)
  const day = 86400000
  const { id: a1 } = await teacher.api<{ id: number }>('POST', `/school/classroom/${room.id}/assignments`, { article_id: own, note: 'Tap every word you do not know. Then write three questions.', due_at: new Date(Date.now() + 3 * day).toISOString() })
  await teacher.api('POST', `/school/classroom/${room.id}/assignments`, { voc_id: vocId, due_at: new Date(Date.now() - 2 * day).toISOString() })
  for (const one of lib.slice(0, 2)) await teacher.api('POST', `/school/classroom/${room.id}/assignments`, { article_id: one.id })
  await student.api('POST', `/articles/id/${own}/progress`, { seconds: 100, position: 0.43 })
  const people = await inDatabase(async (c) => (await c.query<{ user_id: number }>(`SELECT k.user_id FROM classroom_member k WHERE classroom_id = $1`, [room.id])).rows)
  await inDatabase(async (c) => {
    for (const [i, { user_id }] of people.entries()) {
      if (i % 3 === 0) continue
      await c.query(`INSERT INTO article_progress (user_id, article_id, seconds, position, updated_at) VALUES ($1, $2, $3, $4, now()) ON CONFLICT DO NOTHING`, [user_id, own, i * 47, Math.min(1, i / 10)])
      for (const w of ['gannet', 'tarpaulin', 'barometer', 'reluctant'].slice(0, i % 5)) {
        await c.query(`INSERT INTO encounter (user_id, spell_id, sentence, source, was_looked_up) SELECT $1, id, 'x', 'The keeper of Skerry Rock', true FROM spell WHERE spell_lower = $2`, [user_id, w])
      }
    }
  })
  await page.goto(`/classroom/${room.id}`)
  await shot(page, `${p}-teacher`)
  await page.getByRole('button', { name: 'Set work' }).click()
  await page.waitForTimeout(600)
  await shot(page, `${p}-set`, false)
  await page.getByRole('button', { name: 'Library' }).click()
  await page.waitForTimeout(300)
  await shot(page, `${p}-set-library`, false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put in a member' }).click()
  await page.waitForTimeout(500)
  await shot(page, `${p}-put-in`, false)
  await page.goto(`/classroom/${room.id}/progress`)
  await shot(page, `${p}-progress`)
  await page.goto(`/classroom/${room.id}/assignment/${a1}`)
  await page.waitForTimeout(500)
  await shot(page, `${p}-assignment`)
  await page.getByRole('button', { name: 'Make a word list' }).click()
  await page.waitForTimeout(500)
  await shot(page, `${p}-make-list`, false)
  await page.goto(`/classroom/${room.id}/assignment/${a1}/handout`)
  await page.waitForTimeout(800)
  await shot(page, `${p}-handout`)
  if (p === 'desktop') {
    await page.pdf({ path: `${dir}/handout.pdf`, preferCSSPageSize: true, printBackground: false }).catch((e) => console.log(String(e)))
    await page.getByRole('radio', { name: 'At the end' }).check()
    await shot(page, `${p}-handout-end`)
    await page.pdf({ path: `${dir}/handout-end.pdf`, preferCSSPageSize: true }).catch((e) => console.log(String(e)))
  }
  await spage.goto('/')
  await spage.waitForTimeout(1500)
  await shot(spage, `${p}-home`)
  await spage.goto(`/classroom/${room.id}`)
  await shot(spage, `${p}-student`)
  await inDatabase((c) => c.query(`UPDATE user_account SET onboarding_stage = 'read_article' WHERE id = $1`, [student.userId]))
  await spage.goto('/')
  await spage.waitForTimeout(1500)
  await shot(spage, `${p}-home-first`)
})
