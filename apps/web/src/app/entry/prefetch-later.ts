/** Delay after the page has loaded, in ms: nothing may be taken from the first screen. */
const DELAY_MS = 3_000

/** Fetches the client's files once the page has settled, so that the first tap finds them on the device. */
export function prefetchLater(links: HTMLTemplateElement): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const fetchAll = () => {
    // Once the client has started they are gone from the template.
    for (const link of links.content.querySelectorAll('link')) {
      const ahead = document.createElement('link')
      Object.assign(ahead, { rel: 'prefetch', as: 'script', crossOrigin: '', href: link.href })
      document.head.append(ahead)
    }
  }
  const wait = () => setTimeout(fetchAll, DELAY_MS)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
