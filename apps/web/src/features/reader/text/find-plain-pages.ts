/** Length above which a `pre` without code counts as a plain-text page as shown by browsers, in characters. */
const LONG_PRE_CHARS = 1500

/** Returns the plain-text pages in a tree, each a `pre` element. */
export function plainPagesIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('pre')].filter(
    (pre) => pre.textContent.length > LONG_PRE_CHARS && pre.querySelector('code, span') === null,
  )
}
