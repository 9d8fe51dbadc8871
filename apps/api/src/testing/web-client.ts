import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicDescriptions } from '@wordhoard/contracts/site/public-pages'

/** Writes a minimal web client in the form that the build leaves, so that tests can serve pages. Returns its folder. */
export function writeWebClient(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const page =
    '<!doctype html><html lang="en-GB"><head><title>x</title><!--app-head--></head><body><div id="root"><!--app-html--></div></body></html>'
  const ofEveryPage = (text: string) =>
    Object.fromEntries(Object.keys(publicDescriptions).map((page) => [page, text]))
  const html = ofEveryPage('<h1>A page</h1>')
  const files = {
    'index.html': page,
    'prerendered.json': JSON.stringify({
      links: ofEveryPage('<link rel="modulepreload" href="/assets/visitors.js">'),
      userLinks: ofEveryPage('<link rel="modulepreload" href="/assets/users.js">'),
      otherLinks: { read: '<link rel="modulepreload" href="/assets/read.js">' },
      dataLinks: { word: '', articles: '', article: '' },
      rareFonts: '<link rel="stylesheet" crossorigin href="/assets/fonts-rare-Ab_1.css">',
      html: { altcha: html, turnstile: html, off: html },
    }),
    'renderer.mjs':
      'export const renderDataPage = (page, pathname, data) => "<main>" + (data.html ?? "") + "</main>"',
    'assets/index-Ab_1.js': 'export {}',
    'assets/fonts-rare-Ab_1.css': '@font-face{src:url(/assets/literata-rare-Ab_1.woff2)}',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  return folder
}
