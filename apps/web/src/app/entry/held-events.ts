/** What needs the client when it is pressed; links work by themselves. */
const pressed = 'button, input[type="checkbox"], label'
const fields = 'input, textarea, select, [contenteditable]'

/** Whether a key is a shortcut of every page: the search, or the list of keys. */
function isShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest(fields)) return false
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' || key === '?'
}

function isForClient(event: Event): boolean {
  if (event instanceof KeyboardEvent) return isShortcut(event)
  return (
    event.type === 'submit' || (event.target instanceof Element && event.target.closest(pressed) !== null)
  )
}

function repeat(event: Event): void {
  const { target } = event
  if (!(target instanceof Element) || !target.isConnected) return
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
 * Holds back presses, submitted forms and shortcuts until the client can answer them.
 *
 * @returns a function that ends it and repeats what was held back
 */
export function holdEvents(): () => void {
  const held: Event[] = []
  const hold = (event: Event) => {
    if (!isForClient(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  const types = ['click', 'submit', 'keydown'] as const
  for (const type of types) window.addEventListener(type, hold, { capture: true })
  return () => {
    for (const type of types) window.removeEventListener(type, hold, { capture: true })
    for (const event of held) repeat(event)
  }
}
