import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { runInAct } from './render-hook'

/** Components that the running test has drawn. */
let drawn = 0

/** Draws a component into the page until the test ends. Answers what draws it anew with other properties. */
export async function render(element: ReactNode): Promise<(element: ReactNode) => Promise<void>> {
  // Files share a page: what another one has left there would be found before what this test draws.
  if (drawn === 0) document.body.replaceChildren()
  drawn++
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    drawn--
    await runInAct(() => root.unmount())
    place.remove()
  })
  const draw = (next: ReactNode) => runInAct(() => root.render(next))
  await draw(element)
  return draw
}

/** The first element that a selector finds, which has to be there. */
export function findElement<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector)
  if (!element) throw new Error(`There is no ${selector} in the page`)
  return element
}

/** A button by what it says, or by its accessible name where it says nothing. */
export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')]
  const match = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  if (!match) throw new Error(`There is no button “${name}” in the page`)
  return match
}

export const press = (element: HTMLElement): Promise<void> => runInAct(() => element.click())

/** Sends a form as Enter in one of its fields does: by a press of its button, if that can be pressed. */
export const sendForm = (): Promise<void> => press(findElement('form [type="submit"]'))

/** Replaces what a field holds, as typing does. */
export function typeInto(field: HTMLInputElement, text: string): Promise<void> {
  return runInAct(() => {
    // React keeps the value by a setter of its own, and takes what went through that for no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
