import { chromium } from '@playwright/test'
import { chromiumPath } from '../scripts/chromium-path'
import type { BenchRow } from './row'
import { startProduct } from './start-server'

const bars: readonly [path: string, name: string, kilobytes: number][] = [
  ['/', 'landing', 110],
  ['/reading-mode', 'reader', 150],
  ['/word/1', 'word page', 180],
]

/** Script and style bytes that a browser really fetches, compressed, until a route's first screen is still. */
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
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      const types = new Map<string, string>()
      const bytes = { script: 0, style: 0 }
      session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const type = types.get(requestId)
        if (type === 'Script') bytes.script += encodedDataLength
        if (type === 'Stylesheet') bytes.style += encodedDataLength
      })
      // gzip, as the bars are given; browsers get Brotli, which is a tenth smaller.
      await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
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
