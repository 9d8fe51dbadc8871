import type { Page } from '@playwright/test'
import { MARK } from '@wordhoard/reading-html/testing/hostile-html'

/** Host of everything that a payload would fetch; it does not exist. */
const CANARY = 'canary.invalid'
/** Number of payloads in one article: together they may also break out of each other. */
const PAYLOADS_PER_TEXT = 24
/**
 * Payloads that the generator for the server's tests does not make: elements that fetch, and scripts under other names.
 */
export const fetchingPayloads = [
  `<img src="x" srcset="https://${CANARY}/a.png 1x">`,
  `<script src="https://${CANARY}/a.js"></script>`,
  `<link rel="stylesheet" href="https://${CANARY}/a.css"><link rel="preload" as="script" href="https://${CANARY}/b.js">`,
  `<iframe src="https://${CANARY}/"></iframe><embed src="https://${CANARY}/a"><object data="https://${CANARY}/b"></object>`,
  `<video src="https://${CANARY}/a" poster="https://${CANARY}/p" autoplay></video><audio src="https://${CANARY}/a" autoplay></audio>`,
  `<input type="image" src="https://${CANARY}/i"><body background="https://${CANARY}/b">`,
  `<p style="background:url(https://${CANARY}/s)">x</p><style>@import 'https://${CANARY}/c.css';</style>`,
  `<svg><image href="https://${CANARY}/i"/><use href="https://${CANARY}/u#x"/><feImage href="https://${CANARY}/f"/></svg>`,
  `<meta http-equiv="refresh" content="0;url=https://${CANARY}/"><base href="https://${CANARY}/">`,
  `<form action="https://${CANARY}/"><button autofocus onfocus=this.click()>x</button></form>`,
  `<portal src="https://${CANARY}/"></portal><frameset><frame src="https://${CANARY}/"></frameset>`,
  `<a href="https://${CANARY}/" ping="https://${CANARY}/p" target=_self>tap</a>`,
]

/** Groups payloads into texts of articles. */
export function groupPayloads(payloads: readonly string[]): string[] {
  const texts: string[] = []
  for (let at = 0; at < payloads.length; at += PAYLOADS_PER_TEXT) {
    const parts = payloads
      .slice(at, at + PAYLOADS_PER_TEXT)
      .map((payload, index) => `Before ${index}.\n\n${payload}\n\ntap`)
    texts.push(parts.join('\n\n'))
  }
  return texts
}

/**
 * Records whatever a page is made to do: calls of the mark, dialogs, windows, and requests that no article may cause.
 */
export async function watch(page: Page): Promise<{ found: string[] }> {
  const found: string[] = []
  await page.addInitScript(
    (name) => {
      const markAsRun = () => {
        document.documentElement?.setAttribute('data-ran', '')
        window.name = 'ran'
      }
      Object.assign(window, { [name]: markAsRun })
    },
    MARK.replace('()', ''),
  )
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => found.push(`window: ${popup.url()}`))
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && found.push(`frame: ${frame.url()}`))
  // Images may be shown from any address, as the policy allows; here nothing leaves this machine.
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1',
    (route) => {
      if (route.request().resourceType() !== 'image') found.push(`request: ${route.request().url()}`)
      return route.abort()
    },
  )
  return { found }
}

/** Returns traces of payloads: whether any has run, and elements and attributes that could run. */
export async function findPayloadTraces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const traces: string[] = []
    if (document.documentElement.hasAttribute('data-ran') || window.name === 'ran') traces.push('ran')
    for (const element of document.querySelectorAll('article *, .server-content *, [contenteditable] *')) {
      if (
        /^(script|iframe|object|embed|form|base|link|meta|svg|math|style|template)$/.test(element.localName)
      ) {
        // The screen's own icons are allowed.
        if (!element.closest('button, a[class], header')) traces.push(element.localName)
      }
      for (const { name, value } of element.attributes) {
        if (/^on|^(srcdoc|ping|formaction)$/.test(name)) traces.push(`${element.localName} ${name}=${value}`)
        if (
          /^(href|src|action)$/.test(name) &&
          !/^(\/(?!\/)|https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i.test(value)
        ) {
          traces.push(`${element.localName} ${name}=${value}`)
        }
      }
    }
    return traces
  })
}

/** Returns the headers for API calls by the page's signed-in user. */
export async function getAuthHeaders(page: Page): Promise<Record<string, string>> {
  const asked = page.waitForRequest((request) => /\/api\/articles\/my-articles/.test(request.url()))
  await page.goto('/my-articles')
  return { authorization: (await asked).headers().authorization ?? '' }
}
