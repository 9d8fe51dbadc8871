import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { runInAct } from './render-hook'

/** Renders a component into the page until the test ends; returns a function that renders it again with other props. */
export async function render(element: ReactNode): Promise<(element: ReactNode) => Promise<void>> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await runInAct(() => root.unmount())
    place.remove()
  })
  const draw = (next: ReactNode) => runInAct(() => root.render(next))
  await draw(element)
  return draw
}

/**
 * Returns the first element that matches a selector.
 *
 * @throws when there is none
 */
export function findElement<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector)
  if (!element) throw new Error(`There is no ${selector} in the page`)
  return element
}

/**
 * Returns a button by its accessible name or text.
 *
 * @throws when there is none
 */
export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')]
  const match = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  if (!match) throw new Error(`There is no button “${name}” in the page`)
  return match
}

export const press = (element: HTMLElement): Promise<void> => runInAct(() => element.click())

/** Submits a form as Enter does in a field: by clicking its submit button, which does nothing if it's disabled. */
export const sendForm = (): Promise<void> => press(findElement('form [type="submit"]'))

/** Replaces the value of a field as typing does. */
export function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  return runInAct(() => {
    // React overrides the value's setter and would see no change, so this uses the original one.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
