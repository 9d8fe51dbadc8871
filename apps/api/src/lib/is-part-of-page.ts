const parts = /^\/assets\/(?!.*worker)[\w.-]+\.(?:js|css|woff2)$/

/**
 * Returns whether a request's address is a script, a style sheet or a font of a page. These are never a document of their
 * own. Workers aren't among them: what a worker may do is said by the headers of its own file.
 */
export function isPartOfPage(url: string): boolean {
  return parts.test(url)
}
