import { Extension, type Extensions, getSchema, Mark } from '@tiptap/core'
import { Code } from '@tiptap/extension-code'
import type { Schema } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'
import { safeAddress } from '@wordhoard/reading-html/safe-address'

/**
 * A link. Only its address and title are kept, and the page gets the address only if it is a safe one, whatever was
 * pasted or written.
 */
const ArticleLink = Mark.create({
  name: 'link',
  // Before all others, so that links are outermost and emphasis inside them is written within the brackets.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeAddress(element.getAttribute('href') ?? '')
        return href === undefined ? false : { href, title: element.getAttribute('title') }
      },
    },
  ],
  renderHTML: ({ mark }) => ['a', { href: safeAddress(String(mark.attrs.href)), title: mark.attrs.title }, 0],
})

/** Code may be bold, italic or a link, as in Markdown; it is the innermost, because nothing inside it is interpreted. */
const ArticleCode = Code.extend({ excludes: '', priority: 50 })

/** Remembers whether a list has empty lines between its items. */
const ListSpacing = Extension.create({
  name: 'listSpacing',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { tight: { default: true, rendered: false } } },
  ],
})

/** What an article may contain in the rich field. Everything else is written as Markdown. */
export const articleExtensions: Extensions = [
  StarterKit.configure({ link: false, underline: false, code: false, trailingNode: false }),
  ArticleLink,
  ArticleCode,
  ListSpacing,
]

/** Returns the schema of the rich field, for use without a page. */
export function articleSchema(): Schema {
  return getSchema(articleExtensions)
}
