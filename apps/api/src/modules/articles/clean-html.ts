import { articleHtml } from '@wordhoard/reading-html/article-html'
import { refuseDeep, refuseMany } from '@wordhoard/reading-html/limits'
import { purifyConfig } from '@wordhoard/reading-html/purify-config'
import { articleRules } from '@wordhoard/reading-html/rules'
import createDOMPurify from 'dompurify'
import { type HtmlElement, JSDOM } from 'jsdom'

const { window } = new JSDOM('')
const purify = createDOMPurify(window)
const parser = new window.DOMParser()

/**
 * Makes untrusted HTML safe to show and returns its plain text. DOMPurify applies a strict allow-list in a document
 * where nothing runs or loads; then the result is serialised anew. The browser sanitises it once more before showing
 * it.
 *
 * @param origin of this site: links to it stay, others lose their address
 * @throws RangeError when elements are nested too deeply or there are too many
 */
export function cleanHtml(html: string, origin: string): { html: string; text: string } {
  refuseDeep(html)
  refuseMany(html)
  const body = parse(html)
  const rules = articleRules('server', origin)
  // Sanitises in place: given a long text as a string, DOMPurify on jsdom takes four times as long.
  purify.sanitize(body as never, { ...purifyConfig(rules), IN_PLACE: true })
  return articleHtml(body, rules)
}

/** Parses HTML in a new document and returns its body. */
function parse(html: string): HtmlElement {
  // The text and the rule in front prevent a frameset from replacing the body.
  const { body } = parser.parseFromString(`<!doctype html><body>x<hr>${html}`, 'text/html')
  for (let i = 0; i < 2 && body.firstChild; i++) body.removeChild(body.firstChild)
  return body
}
