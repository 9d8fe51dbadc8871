import { clearTap, markTap } from './marked-tap'
import { mendPresses } from './mended-presses'

/** What needs the client when it is pressed; links work by themselves. */
const pressed = 'button, input[type="checkbox"], label'
const fields = 'input, textarea, select, [contenteditable]'
/** Text whose words answer to taps. */
const tappable = '[data-tappable]'

/** Whether a key is a shortcut of every page: the search, or the list of keys. */
function isShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(fields)) return false
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' || key === '?'
}

const isOn = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const isTap = (event: Event) =>
  event instanceof MouseEvent && isOn(event, tappable) && !isOn(event, 'a[href]')

const isPressable = (event: Event) => isTap(event) || isOn(event, pressed) || isOn(event, 'a[href]')

function isForClient(event: Event): boolean {
  if (event instanceof KeyboardEvent) return isShortcut(event)
  return event.type === 'submit' || isTap(event) || isOn(event, pressed)
}

/** Elements like this one, by what their users are told of them. */
function elementsLike(element: Element): Element[] {
  const nameOf = (one: Element) => `${one.getAttribute('aria-label')} ${one.textContent}`
  return [...document.querySelectorAll(element.localName)].filter((one) => nameOf(one) === nameOf(element))
}

/** Returns a function that finds an element again, also where the client has drawn it anew. */
function finder(target: Element): () => Element | undefined {
  const element = target.closest(pressed) ?? target
  const place = elementsLike(element).indexOf(element)
  return () => (target.isConnected ? target : elementsLike(element)[place])
}

/** Taps a text again at the same point: its words are found by that. */
function repeatTap({ clientX, clientY }: MouseEvent): void {
  const at = document.elementFromPoint(clientX, clientY)
  const init = { bubbles: true, cancelable: true, clientX, clientY, detail: 1 }
  at?.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'touch', isPrimary: true }))
  at?.dispatchEvent(new MouseEvent('click', init))
}

function repeat(event: Event, target: Element | undefined): void {
  if (!target) return
  if (event instanceof KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
    const again = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true }
    target.dispatchEvent(new KeyboardEvent('keydown', again))
  } else if (target instanceof HTMLFormElement) {
    // React takes parts of a page over at a key or a press, but not at a form that is sent.
    target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
    target.requestSubmit()
  } else {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  }
}

/**
 * Holds back presses, taps on words, submitted forms and shortcuts until the client can answer them. A tapped word is
 * marked at once; of several taps only the last counts. A press counts also if the client comes between it and its release.
 *
 * @returns a function that ends it and repeats what was held back
 */
export function holdEvents(): () => void {
  const held: { readonly event: Event; readonly find: () => Element | undefined }[] = []
  let tap: MouseEvent | undefined
  let isHolding = true
  const holdTap = (event: MouseEvent) => {
    tap = event
    markTap(tap)
  }
  const hold = (event: Event) => {
    if (!isForClient(event) || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isTap(event)) holdTap(event as MouseEvent)
    else held.push({ event, find: finder(event.target) })
  }
  const endMending = mendPresses(isPressable, (press) => {
    if (isTap(press)) return (release) => (isHolding ? holdTap(release) : repeatTap(release))
    const find = finder(press.target as Element)
    return (event) => (isHolding ? void held.push({ event, find }) : repeat(event, find()))
  })
  const types = ['click', 'submit', 'keydown'] as const
  for (const type of types) window.addEventListener(type, hold, { capture: true })
  return () => {
    isHolding = false
    endMending()
    for (const type of types) window.removeEventListener(type, hold, { capture: true })
    for (const { event, find } of held) repeat(event, find())
    // The client draws its own mark, and has drawn the text anew.
    clearTap()
    if (tap) repeatTap(tap)
  }
}
