/** The shapes a picture may consist of, by element name. */
const ELEMENTS = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

/** Attributes that draw; everything else (ids, classes, editors' notes, event handlers, references) is dropped. */
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
 * A copy of an SVG picture that keeps nothing but plain shapes: it can be served to a browser, being free of scripts,
 * styles and outward references, and is a good deal smaller. Throws on anything that is not a plain picture, so that
 * a future release of the pictures with other elements is noticed.
 */
export function safeSvg(source: string): string {
  let out = ''
  for (const [, end, name, attributes = '', empty, stray] of source.matchAll(TOKEN)) {
    if (stray !== undefined) throw new Error(`text in a picture: ${stray.slice(0, 40)}`)
    if (name === undefined) continue
    if (!ELEMENTS.has(name)) throw new Error(`element <${name}> in a picture`)
    out += end ? `</${name}>` : `<${name}${keepAttributes(name, attributes)}${empty ? '/' : ''}>`
  }
  if (!/^<svg [^>]*viewBox="[\d. -]+"/.test(out)) throw new Error('a picture without a viewBox')
  return withoutEmptyGroups(out)
}

function keepAttributes(name: string, attributes: string): string {
  let out = name === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : ''
  for (const [, key = '', double, single] of attributes.matchAll(
    /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = double ?? single ?? ''
    // The size comes from the page; a value with parentheses other than a transform's could be a reference.
    if (!ATTRIBUTES.has(key) || (name === 'svg' && key !== 'viewBox')) continue
    if (/[<>"&\\]/.test(value) || (key !== 'transform' && value.includes('('))) {
      throw new Error(`attribute ${key}="${value.slice(0, 40)}" in a picture`)
    }
    out += ` ${key}="${shortNumbers(value.trim())}"`
  }
  return out
}

/** A thousandth of a unit in a box of 72 is beyond what any screen shows. */
function shortNumbers(value: string): string {
  return value.replace(/(\.\d{3})\d+/g, '$1').replace(/\s+/g, ' ')
}

function withoutEmptyGroups(svg: string): string {
  const shorter = svg.replace(/<g(?: [^>]*)?><\/g>|<g(?: [^>]*)?\/>/g, '')
  return shorter === svg ? svg : withoutEmptyGroups(shorter)
}
