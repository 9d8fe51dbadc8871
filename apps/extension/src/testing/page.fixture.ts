/** Makes the test's own document look like the page of a site; its scripts do not run. */
export function pageOf(html: string, contentType = 'text/html'): Document {
  document.documentElement.innerHTML = html
  Object.defineProperty(document, 'contentType', { value: contentType, configurable: true })
  return document
}

/** Returns prose long enough to be recognised as an article. */
export function prose(about: string, sentences = 8): string {
  return Array.from(
    { length: sentences },
    (_, index) => `Of the ${about}, number ${index} said, with some care, that the weather had been worse.`,
  ).join(' ')
}
