export interface Spot {
  readonly x: number
  readonly y: number
}

/** Size of a name at the end of a line, in px: its width, and the distance of its middle from the line. */
const NAME_WIDTH_PX = 90
const NAME_OFFSET_PX = 11

/** A position beside a horizontal line: at its left or right end, above or below it. */
interface Corner {
  readonly isLeft: boolean
  readonly isBelow: boolean
}

/** Returns the corner of a horizontal line where a name is farthest from the plotted values. */
export function freestCorner(
  points: readonly Spot[],
  line: { readonly left: number; readonly right: number; readonly y: number },
): Corner {
  const corners = [true, false].flatMap((isLeft) => [false, true].map((isBelow) => ({ isLeft, isBelow })))
  const space = ({ isLeft, isBelow }: Corner) => {
    const [from, to] = isLeft
      ? [line.left, line.left + NAME_WIDTH_PX]
      : [line.right - NAME_WIDTH_PX, line.right]
    const middle = line.y + (isBelow ? NAME_OFFSET_PX : -NAME_OFFSET_PX)
    return distance(points, from, to, middle)
  }
  return corners.reduce((best, corner) => (space(corner) > space(best) ? corner : best))
}

/** Returns the smallest vertical distance of the line through the points from a height, between two x positions. */
function distance(points: readonly Spot[], from: number, to: number, height: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const [index, end] of points.entries()) {
    const start = points[index - 1] ?? end
    if (end.x < from || start.x > to) continue
    const at = (x: number) =>
      end.x === start.x ? end.y : start.y + ((end.y - start.y) * (x - start.x)) / (end.x - start.x)
    const one = at(Math.max(from, start.x)) - height
    const other = at(Math.min(to, end.x)) - height
    // If the two ends are on different sides, the line crosses the height.
    least = Math.min(least, one * other <= 0 ? 0 : Math.min(Math.abs(one), Math.abs(other)))
  }
  return least
}
