import { hasUnfinishedWrites } from '../../http/unfinished-writes'
import { canTakeUpdate, takeUpdate } from './update-state'

/** Path of the page when the latest press began. */
let before = ''

const onPress = () => {
  before = window.location.pathname
}

/** Runs after the router, which has followed the link by then and prevented what the browser would do. */
function onPressed(event: MouseEvent): void {
  if (!event.defaultPrevented || !canTakeUpdate() || hasUnfinishedWrites()) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const { href, pathname } = window.location
  if (link?.href === href && pathname !== before) void takeUpdate()
}

/**
 * Takes a newer version when somebody follows a link to another page: that page is then loaded anew. Never while they
 * stay on a page, while something is being sent, or when the app itself goes to a page and takes something along.
 */
export function takeUpdateOnLinks(): void {
  window.addEventListener('click', onPress, { capture: true })
  window.addEventListener('click', onPressed)
}
