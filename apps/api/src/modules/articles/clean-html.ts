import { allowedTags } from '@wordhoard/contracts/reading/reading-html'
import createDOMPurify, { type Config } from 'dompurify'
import { type HtmlElement, JSDOM } from 'jsdom'
import { HtmlWriter } from './html-writer'
import { refuseDeep, refuseMany } from './nesting'

/** Attributes that the writer reads; hardly one of them is written. */
const readAttributes = ['src', 'alt', 'width', 'height', 'class', 'style', 'href']

const config: Config & { IN_PLACE: true } = {
  // Given a long text as a string, DOMPurify on jsdom takes four times as long.
  IN_PLACE: true,
  ALLOWED_TAGS: [...allowedTags, 'body'],
  ALLOWED_ATTR: readAttributes,
  ADD_URI_SAFE_ATTR: readAttributes.filter((name) => name !== 'src' && name !== 'href'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Only http, https and paths; the writer looks at them again.
  ALLOWED_URI_REGEXP: /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

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
  purify.sanitize(body as never, config)
  return new HtmlWriter(origin).write(body)
}

/** The body of a document of its own. */
function parse(html: string): HtmlElement {
  // With text in it a body can no longer give way to a frameset.
  const { body } = parser.parseFromString(`<!doctype html><body>x<hr>${html}`, 'text/html')
  for (let i = 0; i < 2 && body.firstChild; i++) body.removeChild(body.firstChild)
  return body
}
