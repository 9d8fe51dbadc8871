import type { Page } from '@playwright/test'

/** Counts what a user presses, wherever the journey goes: clicks and taps, and keys that act like a button. */
export class PressCounter {
  #count = 0
  readonly #labels: string[] = []

  /** Starts to count in a page. Typing is not counted; Enter and Tab are, because a phone has buttons for them. */
  static async start(page: Page): Promise<PressCounter> {
    const counter = new PressCounter()
    await page.exposeFunction('countPress', (label: string) => {
      counter.#count += 1
      counter.#labels.push(label)
    })
    const listen = () => {
      const target = window as typeof window & { countPress: (label: string) => void; isCounting?: boolean }
      if (target.isCounting) return
      target.isCounting = true
      const report = (event: Event, what: string) => {
        if (event.isTrusted) target.countPress(what)
      }
      window.addEventListener(
        'pointerdown',
        (event) => report(event, (event.target as HTMLElement).textContent?.slice(0, 30) ?? ''),
        { capture: true },
      )
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Enter' || event.key === 'Tab') report(event, event.key)
        },
        { capture: true },
      )
    }
    await page.addInitScript(listen)
    await page.evaluate(listen)
    return counter
  }

  get count(): number {
    return this.#count
  }

  /** What was pressed, for the message of a failure. */
  get labels(): string {
    return this.#labels.join(' · ')
  }

  reset(): void {
    this.#count = 0
    this.#labels.length = 0
  }
}
