import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'
import { servePages } from './page-server'
import { port } from './server-settings'

/** The popup above a page. It is not a page for Playwright, so it is driven over Chromium's own protocol. */
export interface Popup {
  /** Evaluates an expression in it, with the rights of a user's click. */
  readonly evaluate: <T>(expression: string) => Promise<T>
  /** Waits until its text matches. */
  readonly expectText: (pattern: RegExp) => Promise<void>
  readonly press: (name: string) => Promise<unknown>
  readonly screenshot: (path: string) => Promise<void>
}

export interface Extension {
  readonly context: BrowserContext
  /** Base address of the extension's own pages, with a trailing slash. */
  readonly root: string
  /** Brings a page to the front and clicks the extension's toolbar button. */
  readonly openPopup: (page: Page) => Promise<Popup>
  /** Dispatches the background script's event for a choice from the context menu. */
  readonly chooseMenu: (id: 'read-page' | 'read-selection') => Promise<void>
  /** Opens the options and saves an address. */
  readonly setServer: (address: string) => Promise<Page>
}

interface TargetInfo {
  readonly targetId: string
  readonly type: string
  readonly url: string
  readonly embedderData?: { readonly tabActive?: boolean }
}

/**
 * Copies the built extension. The copy only differs in having permission for servers on 127.0.0.1 from the start, which
 * a user would grant with a click: a test can't click in the browser's own dialogs.
 */
function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'))
  cpSync(join(import.meta.dirname, '../apps/extension/dist/chrome'), folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { host_permissions: string[] }
  manifest.host_permissions.push('http://127.0.0.1/*')
  writeFileSync(file, JSON.stringify(manifest))
  return folder
}

/** Chromium's protocol beyond the methods that Playwright has types for. */
type AnySession = Omit<CDPSession, 'send'> & {
  send: (method: string, params?: object) => Promise<unknown>
}

async function attach(session: AnySession, targetId: string): Promise<Popup> {
  const { sessionId } = (await session.send('Target.attachToTarget', { targetId, flatten: false })) as {
    sessionId: string
  }
  let last = 0
  const send = (method: string, params: object) =>
    new Promise<{ result: Record<string, unknown> }>((resolve) => {
      const id = ++last
      const onMessage = (event: { sessionId: string; message: string }) => {
        const answer = JSON.parse(event.message) as { id?: number; result: Record<string, unknown> }
        if (event.sessionId !== sessionId || answer.id !== id) return
        session.off('Target.receivedMessageFromTarget', onMessage as never)
        resolve(answer)
      }
      session.on('Target.receivedMessageFromTarget', onMessage as never)
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
    })
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result } = await send('Runtime.evaluate', {
      expression,
      userGesture: true,
      awaitPromise: true,
      returnByValue: true,
    })
    return (result.result as { value: T }).value
  }
  return {
    evaluate,
    expectText: async (pattern) => {
      await expect.poll(() => evaluate<string>('document.body.innerText')).toMatch(pattern)
    },
    press: async (name) => {
      const button = `[...document.querySelectorAll('button:not([hidden])')].find((one) => one.innerText === '${name}')`
      // The buttons that depend on the page appear a moment after the popup has opened.
      await expect.poll(() => evaluate<boolean>(`Boolean(${button})`)).toBe(true)
      await evaluate(`${button}.click()`)
    },
    screenshot: async (path) => {
      const { result } = await send('Page.captureScreenshot', {})
      writeFileSync(path, Buffer.from(result.data as string, 'base64'))
    },
  }
}

async function openExtension(context: BrowserContext): Promise<Extension> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const root = new URL('.', worker.url()).href
  const session = (await context.browser()!.newBrowserCDPSession()) as unknown as AnySession
  const targets = async () =>
    ((await session.send('Target.getTargets', { filter: [{}] })) as { targetInfos: TargetInfo[] }).targetInfos
  return {
    context,
    root,
    openPopup: async (page) => {
      await page.bringToFront()
      const findTab = async () =>
        (await targets()).find(
          ({ type, url, embedderData }) => type === 'tab' && url === page.url() && embedderData?.tabActive,
        )
      await expect.poll(async () => (await findTab()) !== undefined).toBe(true)
      const tab = await findTab()
      await session.send('Extensions.triggerAction', { id: new URL(root).host, targetId: tab!.targetId })
      const isPopup = ({ type, url }: TargetInfo) => type === 'page' && url === `${root}popup.html`
      await expect.poll(async () => (await targets()).some(isPopup)).toBe(true)
      return attach(session, (await targets()).find(isPopup)!.targetId)
    },
    chooseMenu: (id) =>
      // Passed as a string, because the worker knows the extension's API, which this file has no types for.
      worker.evaluate(`chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) =>
        chrome.contextMenus.onClicked.dispatch({ menuItemId: '${id}' }, tab))`),
    setServer: async (address) => {
      const page = await context.newPage()
      await page.goto(`${root}options.html`)
      await page.getByRole('textbox', { name: 'Server address' }).fill(address)
      await page.getByRole('button', { name: 'Check and save' }).click()
      return page
    },
  }
}

/** Journeys with the built extension in their own Chromium; console errors and uncaught exceptions fail them. */
export const test = base.extend<{
  extension: Extension
  pages: string
  allowedErrors: RegExp | undefined
  colorScheme: 'light' | 'dark'
}>({
  allowedErrors: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  pages: async ({}, use) => {
    const server = await servePages()
    await use(server.origin)
    await server.close()
  },
  extension: async ({ allowedErrors, colorScheme }, use) => {
    const folder = copyOfBuild()
    const profile = mkdtempSync(join(tmpdir(), 'profile-'))
    const executablePath = chromiumPath()
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath ? { executablePath } : { channel: 'chromium' }),
      // Extensions only run in the new headless mode, which Playwright doesn't use by default.
      headless: false,
      colorScheme,
      locale: 'en-GB',
      viewport: { width: 1440, height: 900 },
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--enable-unsafe-extension-debugging',
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
      ],
    })
    const errors: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()}`)
    })
    context.on('weberror', (error) => errors.push(`exception: ${error.error().message}`))
    await use(await openExtension(context))
    await context.close()
    rmSync(profile, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
    expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([])
  },
})

export const server = `http://127.0.0.1:${port}`
