/** The test's own document as the page of a site; its scripts do not run. */
export function pageOf(html: string, contentType = 'text/html'): Document {
  document.documentElement.innerHTML = html
  Object.defineProperty(document, 'contentType', { value: contentType, configurable: true })
  return document
}

/** Prose of many words, so that an article is long enough to be taken for one. */
export function prose(about: string, sentences = 8): string {
  return Array.from(
    { length: sentences },
    (_, index) => `Of the ${about}, number ${index} said, with some care, that the weather had been worse.`,
  ).join(' ')
}
