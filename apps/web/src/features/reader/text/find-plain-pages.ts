/** A `pre` longer than this that is no program is a plain-text page as browsers show it. */
const longPre = 1500

/** The plain-text pages in a tree, each a `pre`. */
export function plainPagesIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('pre')].filter(
    (pre) => pre.textContent.length > longPre && pre.querySelector('code, span') === null,
  )
}
