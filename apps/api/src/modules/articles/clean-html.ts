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
 * Makes HTML from anywhere safe to be shown and gives its plain text: DOMPurify with a strict allow-list in a document
 * where nothing runs or loads, then written anew. The browser cleans it once more before it shows it.
 *
 * Throws a RangeError when elements are nested too deeply or too many.
 *
 * @param origin of this site: links to it stay, links to others lose their address
 */
export function cleanHtml(html: string, origin: string): { html: string; text: string } {
  refuseDeep(html)
  refuseMany(html)
  const body = parse(html)
  const rules = articleRules('server', origin)
  // Given a long text as a string, DOMPurify on jsdom takes four times as long.
  purify.sanitize(body as never, { ...purifyConfig(rules), IN_PLACE: true })
  return articleHtml(body, rules)
}

/** The body of a document of its own. */
function parse(html: string): HtmlElement {
  // With text in it a body can no longer give way to a frameset.
  const { body } = parser.parseFromString(`<!doctype html><body>x<hr>${html}`, 'text/html')
  for (let i = 0; i < 2 && body.firstChild; i++) body.removeChild(body.firstChild)
  return body
}
