import { createElement, type ReactNode, type SVGProps } from 'react'

/** What an icon's module passes on. */
interface IconData {
  readonly name: string
  readonly aliases?: readonly string[]
  /** Its shapes: elements with their attributes, among them a React key. */
  readonly node: readonly (readonly [element: string, attributes: Record<string, string>])[]
}

/** Whether a property gives an icon a meaning of its own, so that it is more than a decoration. */
const isSpoken = ([name, value]: [string, unknown]) =>
  (name.startsWith('aria-') || name === 'role' || name === 'title') && value != null

type IconProps = SVGProps<SVGSVGElement> & { children?: ReactNode }

/** Draws an icon that says nothing to screen readers unless it is given a name. */
function drawIcon(shapes: ReactNode, classes: string, { className, children, ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `${classes} ${className}` : classes,
      ...(!children && !Object.entries(rest).some(isSpoken) && { 'aria-hidden': 'true' }),
      ...rest,
    },
    shapes,
    children,
  )
}

/**
 * Replaces the function that makes lucide's icons. It draws the same, without the parts that every page would load and
 * we don't use: sizes, colours and strokes from a context, and other frameworks' attributes.
 */
export default function createIcon({ name, aliases = [], node }: IconData): (props: IconProps) => ReactNode {
  const shapes = node.map(([element, attributes]) => createElement(element, attributes))
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ')
  return (props) => drawIcon(shapes, classes, props)
}
