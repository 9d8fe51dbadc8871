import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { type Engine, type EnginePage, viewport } from './engine'
import { WebDriverSession, webDriverKey } from './webdriver'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const browsers = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const browser = browsers.find((file) => existsSync(file))

/** WebKitGTK's MiniBrowser, driven over W3C WebDriver on its own virtual display. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing:
    browser && existsSync(driver) && existsSync(display)
      ? undefined
      : 'WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb).',
  async open() {
    const children: ChildProcess[] = []
    const end = async () => {
      for (const child of children.reverse()) await waitForExit(child)
    }
    try {
      const screen = await startDisplay(children)
      const address = await startDriver(children, screen)
      const session = await WebDriverSession.start(address, {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      await session.post('/timeouts', { script: 30_000, pageLoad: 60_000 })
      const page = webkitPage(session, end)
      await fitViewport(session, page)
      return page
    } catch (error) {
      await end()
      throw error
    }
  },
}

/** Ends a process and waits until it has exited. */
async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill()
  await gone
}

/**
 * Starts a virtual display.
 * @returns its name, as in `DISPLAY`
 */
async function startDisplay(children: ChildProcess[]): Promise<string> {
  const child = spawn(
    display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  children.push(child)
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb exited with ${code}`)))
    ;(child.stdio[3] as Readable).once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
  return `:${number}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/**
 * Starts the driver.
 * @returns its address
 */
async function startDriver(children: ChildProcess[], screen: string): Promise<string> {
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Its sandbox needs namespaces, which root in a container does not have.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  children.push(child)
  const address = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const isReady = await fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return address
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`WebKitWebDriver exited with ${child.exitCode}`)
}

/** Resizes the window so that the viewport has the same size as in all engines. */
async function fitViewport(session: WebDriverSession, page: EnginePage): Promise<void> {
  await session.post('/window/rect', { x: 0, y: 0, ...viewport })
  for (let attempt = 0; attempt < 100; attempt++) {
    const inner = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }), null)
    if (inner.width === viewport.width && inner.height === viewport.height) return
    const outer = (await session.get('/window/rect')) as { width: number; height: number }
    if (attempt % 10 === 0)
      await session.post('/window/rect', {
        x: 0,
        y: 0,
        width: outer.width + viewport.width - inner.width,
        height: outer.height + viewport.height - inner.height,
      })
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('The viewport could not be set to the requested size')
}

function webkitPage(session: WebDriverSession, end: () => Promise<void>): EnginePage {
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  const keyboard = (actions: object[]) =>
    session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  return {
    goto: async (url) => void (await session.post('/url', { url })),
    reload: async () => void (await session.post('/refresh')),
    evaluate: async (run, argument) => (await session.evaluate(String(run), argument)) as never,
    async clickAt({ x, y }) {
      await session.post('/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async press(chord) {
      const keys = chord.split('+').map(webDriverKey)
      await keyboard([...keys.map(down), ...keys.reverse().map(up)])
    },
    type: async (text) =>
      void (await keyboard([...text].map(webDriverKey).flatMap((key) => [down(key), up(key)]))),
    screenshot: async () => Buffer.from((await session.get('/screenshot')) as string, 'base64'),
    setCookie: async (cookie) =>
      void (await session.post('/cookie', { cookie: { ...cookie, sameSite: 'Strict' } })),
    clearCookies: async () => void (await session.delete('/cookie')),
    errors: () => Promise.resolve([]),
    async close() {
      await session.delete('').catch(() => undefined)
      await end()
    },
  }
}
