/** Names of the elements that a picture may contain. */
const ELEMENTS = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

/**
 * Attributes that affect the drawing; all others (ids, classes, editors' notes, event handlers, references) are
 * dropped.
 */
const ATTRIBUTES = new Set([
  ...[
    'viewBox',
    'd',
    'points',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'width',
    'height',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
  ],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-rule',
    'opacity',
    'display',
    'transform',
    'paint-order',
    'color',
  ],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-opacity', 'stroke-dashoffset'],
])

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|\s+|([^<\s]+|<)/g

/**
 * Returns a copy of an SVG picture reduced to plain shapes. It has no scripts, styles or external references, so it is
 * safe to serve to a browser, and it is much smaller. Throws on anything that isn't a plain picture, so that we notice
 * if a future release of the pictures has other elements.
 */
export function safeSvg(source: string): string {
  let out = ''
  for (const [, end, name, attributes = '', empty, stray] of source.matchAll(TOKEN)) {
    if (stray !== undefined) throw new Error(`The picture contains text: ${stray.slice(0, 40)}`)
    if (name === undefined) continue
    if (!ELEMENTS.has(name)) throw new Error(`The picture contains the forbidden element <${name}>`)
    out += end ? `</${name}>` : `<${name}${keepAttributes(name, attributes)}${empty ? '/' : ''}>`
  }
  if (!/^<svg [^>]*viewBox="[\d. -]+"/.test(out)) throw new Error('The picture has no viewBox')
  return withoutEmptyGroups(out)
}

function keepAttributes(name: string, attributes: string): string {
  let out = name === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : ''
  for (const [, key = '', double, single] of attributes.matchAll(
    /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = double ?? single ?? ''
    // The page sets the size. Parentheses in any attribute but transform could be a reference.
    if (!ATTRIBUTES.has(key) || (name === 'svg' && key !== 'viewBox')) continue
    if (/[<>"&\\]/.test(value) || (key !== 'transform' && value.includes('('))) {
      throw new Error(`The picture has an unsafe attribute: ${key}="${value.slice(0, 40)}"`)
    }
    out += ` ${key}="${shortNumbers(value.trim())}"`
  }
  return out
}

/** Cuts numbers to three decimals: in a box of 72 units, smaller differences are invisible on any screen. */
function shortNumbers(value: string): string {
  return value.replace(/(\.\d{3})\d+/g, '$1').replace(/\s+/g, ' ')
}

function withoutEmptyGroups(svg: string): string {
  const shorter = svg.replace(/<g(?: [^>]*)?><\/g>|<g(?: [^>]*)?\/>/g, '')
  return shorter === svg ? svg : withoutEmptyGroups(shorter)
}
