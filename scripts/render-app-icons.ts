/**
 * Renders the icons of the installed app from its drawing, in Chromium: `npx tsx scripts/render-app-icons.ts`. Maskable
 * ones have no corners and keep the letter in the middle, because systems cut their own shape out of them.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'web', 'public')
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8')
const green = /fill="(#\w+)"/.exec(drawing)?.[1]
if (green === undefined) throw new Error('icon.svg has no ground')

/** The letter on a ground without corners; systems may show no more of it than a circle of four fifths. */
const maskable = drawing.replace('rx="8"', '').replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"')

const icons = [
  { name: 'icon-192', side: 192, svg: drawing },
  { name: 'icon-512', side: 512, svg: drawing },
  { name: 'maskable-192', side: 192, svg: maskable },
  { name: 'maskable-512', side: 512, svg: maskable },
  // iOS cuts its own corners.
  { name: 'icon-180', side: 180, svg: drawing.replace('rx="8"', '') },
]

const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
for (const { name, side, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side }, colorScheme: 'light' })
  const source = Buffer.from(svg).toString('base64')
  const ground = svg === drawing ? 'transparent' : green
  await page.setContent(
    `<style>* { margin: 0 } html { background: ${ground} } img { display: block }</style><img width="${side}" height="${side}" src="data:image/svg+xml;base64,${source}">`,
  )
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
