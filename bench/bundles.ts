import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { projectRoot } from '@wordhoard/database/project-root'
import { chromiumPath } from '../scripts/chromium-path'
import type { BenchRow } from './row'
import { startProduct } from './start-server'

const bars: readonly [path: string, name: string, kilobytes: number][] = [
  ['/', 'landing', 110],
  ['/reading-mode', 'reader', 150],
  ['/word/1', 'word page', 180],
  ['/articles', 'articles', 180],
  ['/article/1', 'article', 180],
  ['/login', 'login', 180],
  ['/registration', 'registration', 180],
]

/** Size of a built file compressed by gzip, as the bars are given; browsers get Brotli, which is a tenth smaller. */
function gzipped(path: string): number {
  return gzipSync(readFileSync(join(projectRoot(), 'apps', 'web', 'dist', path))).length
}

/** Scripts and styles that a browser really fetches until a route's first screen is still. */
export async function benchBundles(): Promise<BenchRow[]> {
  const server = await startProduct()
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  })
  const rows: BenchRow[] = []
  try {
    for (const [path, name, bar] of bars) {
      const page = await browser.newPage()
      const bytes = { script: 0, style: 0 }
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.endsWith('.js')) bytes.script += gzipped(pathname)
        if (pathname.endsWith('.css')) bytes.style += gzipped(pathname)
      })
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      rows.push({
        what: `JavaScript · CSS of the ${name}'s first screen, gzip`,
        value: `${(bytes.script / 1024).toFixed(0)} · ${(bytes.style / 1024).toFixed(1)} KB`,
        bar: `≤ ${bar} · ≤ 20 KB`,
        holds: bytes.script / 1024 <= bar && bytes.style / 1024 <= 20,
      })
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return rows
}
