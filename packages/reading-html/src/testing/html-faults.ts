/** The part of an element, in any DOM, that is checked. */
interface CheckedElement {
  readonly tagName: string
  getAttribute(name: string): string | null
  getAttributeNames(): string[]
}

const blocks =
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre table caption thead tbody tfoot tr td th figure figcaption hr a img br'
/** Elements that each writer may write. */
const written = {
  article: new Set(
    `${blocks} div small mark q cite dfn var ins kbd samp strong em u s code sup sub`
      .toUpperCase()
      .split(' '),
  ),
  reader: new Set(`${blocks} span`.toUpperCase().split(' ')),
}
const fixed: Record<string, string> = {
  target: '_blank',
  rel: 'noopener',
  loading: 'lazy',
  decoding: 'async',
  referrerpolicy: 'no-referrer',
}
const allowed: Record<string, readonly string[]> = {
  A: ['href', 'target', 'rel'],
  IMG: ['loading', 'decoding', 'referrerpolicy', 'width', 'height', 'alt', 'src'],
  SPAN: ['class'],
}

/** Returns every element and attribute in a result that must not be there. */
export function htmlFaults(elements: Iterable<CheckedElement>, writer: keyof typeof written): string[] {
  const faults: string[] = []
  for (const element of elements) faults.push(...faultsOf(element, writer))
  return faults
}

function faultsOf(element: CheckedElement, writer: keyof typeof written): string[] {
  const { tagName } = element
  const faults = written[writer].has(tagName) ? [] : [tagName]
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name)!
    const isGood =
      allowed[tagName]?.includes(name) &&
      (!(name in fixed) || fixed[name] === value) &&
      (name !== 'href' || /^\/(?!\/)/.test(value)) &&
      (name !== 'src' || /^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i.test(value)) &&
      (name !== 'class' || /^[a-z]+( [a-z]+)*$/.test(value)) &&
      (!/^(width|height)$/.test(name) || /^[1-9]\d{0,3}$/.test(value))
    if (!isGood) faults.push(`${tagName} ${name}=${value}`)
  }
  if (tagName === 'IMG' && element.getAttribute('referrerpolicy') === null) faults.push('IMG with referrer')
  return faults
}
