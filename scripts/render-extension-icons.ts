/**
 * Renders the extension's icons from the web client's drawing, in Chromium: `npx tsx
 * scripts/render-extension-icons.ts`.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'

const apps = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps')
const drawing = readFileSync(join(apps, 'web', 'public', 'icon.svg'))
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
for (const side of [16, 32, 48, 128]) {
  const page = await browser.newPage({ viewport: { width: side, height: side }, colorScheme: 'light' })
  await page.setContent(
    `<style>* { margin: 0 } img { display: block }</style><img width="${side}" height="${side}" src="data:image/svg+xml;base64,${drawing.toString('base64')}">`,
  )
  await page
    .locator('img')
    .screenshot({ path: join(apps, 'extension', 'icons', `icon-${side}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
