/** Delay after the page has loaded, in ms: nothing may be taken from the first screen. */
const DELAY_MS = 3_000

/** Fetches the client's files once the page has settled, so that the first tap finds them on the device. */
export function prefetchLater(links: HTMLTemplateElement): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const fetchAll = () => {
    // Once the client has started they are gone from the template.
    for (const { href } of links.content.querySelectorAll('link')) void fetchAhead(href)
  }
  const wait = () => setTimeout(fetchAll, DELAY_MS)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Leaves a file in the browser's cache. Firefox counts `rel=prefetch` against a policy that allows nothing by default. */
async function fetchAhead(href: string): Promise<void> {
  try {
    await (await fetch(href, { priority: 'low' })).arrayBuffer()
  } catch {
    // It is loaded when it is needed.
  }
}
