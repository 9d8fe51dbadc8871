import { expect } from '@playwright/test'
import type { Box, EnginePage } from './engine'
import { type ElementQuery, locate } from './locate'
import { Picture, type Rgb } from './pixels'

/** An element as a user would describe it: what it is, what it is called, where it is. */
export interface Target {
  /** Selector of its kind. */
  readonly css: string
  /** Its whole name or text with single spaces, or a pattern that matches it. */
  readonly name?: string | RegExp
  /** Selector of an element around it. */
  readonly within?: string
  /** Index among the matching elements, from 0. */
  readonly nth?: number
}

/** Kinds of elements, by the selectors that find them in our pages. */
export const button = (name: string | RegExp, within?: string): Target => ({
  css: 'button,[role=button]',
  name,
  ...(within && { within }),
})
export const link = (name: string | RegExp, within?: string): Target => ({
  css: 'a[href]',
  name,
  ...(within && { within }),
})
export const heading = (name: string | RegExp, within?: string): Target => ({
  css: 'h1,h2,h3,h4',
  name,
  ...(within && { within }),
})
export const field = (name: string | RegExp, within?: string): Target => ({
  css: 'input,textarea,select,[role=textbox]',
  name,
  ...(within && { within }),
})
/** Selector of the panel that shows the tapped word. */
export const wordPanel = '[data-word-info]'

const toQuery = ({ css, name, within, nth = 0 }: Target): ElementQuery => ({
  css,
  within: within ?? null,
  nth,
  name: typeof name === 'string' ? name : null,
  pattern: name instanceof RegExp ? { source: name.source, flags: name.flags } : null,
})

/** A page as a user works with it: finds what is on the screen, waits for it, and clicks where it is. */
export class Screen {
  readonly page: EnginePage
  readonly #origin: string

  /** @param origin of the server, without a trailing slash */
  constructor(page: EnginePage, origin: string) {
    this.page = page
    this.#origin = origin
  }

  /** Opens a page of the server and waits until the client responds to clicks and keys. */
  async open(path: string): Promise<void> {
    await this.#waitForFonts()
    await this.page.goto(`${this.#origin}${path}`)
    await this.#waitForReact()
  }

  async reload(): Promise<void> {
    await this.#waitForFonts()
    await this.page.reload()
    await this.#waitForReact()
  }

  /** Returns the page's path and query. */
  path(): Promise<string> {
    return this.page.evaluate(() => location.pathname + location.search, null)
  }

  /** Waits for the fonts. Firefox logs an error when a page is left while one is loading. */
  #waitForFonts(): Promise<void> {
    const areLoaded = () => document.fonts.status === 'loaded'
    return this.until('the fonts are loaded', () => this.page.evaluate(areLoaded, null))
  }

  #waitForReact(): Promise<void> {
    const isTakenOver = () => {
      // A page that is complete waits until somebody uses it.
      window.dispatchEvent(new Event('wheel'))
      return Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) =>
        key.startsWith('__react'),
      )
    }
    return this.until('the client has taken the page over', () => this.page.evaluate(isTakenOver, null))
  }

  /** Waits until a condition holds. */
  async until(what: string, condition: () => Promise<boolean>): Promise<void> {
    await expect.poll(condition, { message: what, timeout: 30_000, intervals: [50, 100, 200] }).toBe(true)
  }

  /** Counts the matching elements that are visible. */
  async count(target: Target): Promise<number> {
    return (await this.page.evaluate(locate, toQuery(target))).count
  }

  /** Waits until a matching element is visible. */
  see(target: Target): Promise<void> {
    return this.until(
      `${describeTarget(target)} is visible`,
      async () => (await this.count(target)) > (target.nth ?? 0),
    )
  }

  /** Waits until no matching element is visible. */
  waitUntilGone(target: Target): Promise<void> {
    return this.until(`${describeTarget(target)} has gone`, async () => (await this.count(target)) === 0)
  }

  /** Returns the text of a matching element, with single spaces; empty while there is none. */
  async text(target: Target): Promise<string> {
    return (await this.page.evaluate(locate, toQuery(target))).text
  }

  /** Waits until an element contains this text. */
  waitForText(css: string, text: RegExp): Promise<void> {
    return this.until(`${css} contains ${text}`, async () => text.test(await this.text({ css })))
  }

  /** Clicks the middle of a matching element once it is visible, at rest and uncovered. */
  async click(target: Target): Promise<void> {
    let lastBox: Box | null = null
    await this.until(`${describeTarget(target)} can be clicked`, async () => {
      const { box } = await this.page.evaluate(locate, { ...toQuery(target), isPressed: true })
      const isAtRest = box !== null && JSON.stringify(box) === JSON.stringify(lastBox)
      lastBox = box
      return isAtRest
    })
    await this.page.clickAt(middle(lastBox!))
  }

  /** Clicks a field and types a text into it. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.page.type(text)
  }

  /** Takes a screenshot once everything requested has been painted. */
  async picture(): Promise<Picture> {
    await this.page.evaluate(async () => {
      await document.fonts.ready
      const moving = document
        .getAnimations()
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
      await Promise.allSettled(moving.map(({ finished }) => finished))
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, null)
    return new Picture(await this.page.screenshot())
  }

  /**
   * Returns a colour of the theme as shown on the screen.
   * @param name of its custom property, including both dashes
   */
  colour(name: string): Promise<Rgb> {
    return this.page.evaluate((property) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${property})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      const context = document.createElement('canvas').getContext('2d')!
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
      return [red!, green!, blue!] as const
    }, name)
  }
}

/** Returns the middle of a box. */
export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

const describeTarget = ({ css, name, within }: Target) =>
  `${css} ${name ?? ''}${within ? ` in ${within}` : ''}`
