/** Distance beyond which a press is a drag, such as one that selects text, in px. */
const DRAG_DISTANCE_PX = 8

/** What a press does when it's released. */
type Answer = (release: MouseEvent) => void

/**
 * Answers presses that get no click from the browser, because what was pressed has been drawn anew before the release.
 *
 * @param isPressable whether an event is on something that answers to clicks
 * @param begin called for each press on that; returns what it does if it gets no click
 * @returns a function that ends it, after a press that is under way
 */
export function mendPresses(
  isPressable: (event: Event) => boolean,
  begin: (press: PointerEvent) => Answer,
): () => void {
  let current: { readonly press: PointerEvent; readonly target: Node; readonly answer: Answer } | undefined
  let isEnding = false
  const onDown = (press: PointerEvent) => {
    // What is repeated begins with a press too.
    if (isEnding) return
    current = undefined
    // Touches get their click from where they end.
    if (press.pointerType === 'touch' || press.button !== 0 || !(press.target instanceof Node)) return
    if (press.ctrlKey || press.metaKey || press.shiftKey || !isPressable(press)) return
    current = { press, target: press.target, answer: begin(press) }
  }
  const onUp = (release: PointerEvent) => {
    const last = current
    current = undefined
    if (isEnding) stop()
    if (!last || last.target.isConnected || release.type === 'pointercancel') return
    const { clientX, clientY } = last.press
    if (Math.hypot(release.clientX - clientX, release.clientY - clientY) > DRAG_DISTANCE_PX) return
    // A click would come before this.
    const timer = setTimeout(() => last.answer(release))
    setTimeout(() => window.removeEventListener('click', onClick, { capture: true }))
    const onClick = (click: Event) => isPressable(click) && clearTimeout(timer)
    window.addEventListener('click', onClick, { capture: true })
  }
  const stop = () => {
    window.removeEventListener('pointerdown', onDown, { capture: true })
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.removeEventListener(type, onUp, { capture: true })
  }
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, onUp, { capture: true, passive: true })
  return () => {
    isEnding = true
    if (!current) stop()
  }
}
