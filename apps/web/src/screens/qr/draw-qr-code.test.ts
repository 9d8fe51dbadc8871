// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { qrCode } from '../../lib/qr-code'
import { drawQrCode } from './draw-qr-code'
import { qrSize } from './qr-size'

/** Returns a canvas that records every painted rectangle. */
function canvas() {
  const element = document.createElement('canvas')
  const painted: [colour: string, x: number, y: number, width: number, height: number][] = []
  const context = {
    fillStyle: '',
    fillRect(x: number, y: number, width: number, height: number) {
      painted.push([this.fillStyle, x, y, width, height])
    },
  }
  vi.spyOn(element, 'getContext').mockReturnValue(context as never)
  return { element, painted }
}

describe('drawQrCode', () => {
  const code = qrCode('https://example.org/read')
  const size = qrSize(code.modules, { width: 400, height: 800 }, 2)

  it('paints a square for each dark module, inside the light border that scanners need', () => {
    const { element, painted } = canvas()
    drawQrCode(element, code, size)
    const [ground, ...squares] = painted
    expect(ground?.slice(1)).toEqual([0, 0, size.pixels, size.pixels])
    let dark = 0
    for (let row = 0; row < code.modules; row += 1) {
      for (let column = 0; column < code.modules; column += 1) if (code.isDark(row, column)) dark += 1
    }
    expect(squares).toHaveLength(dark)
    const border = 4 * size.module
    for (const [colour, x, y, width, height] of squares) {
      expect(colour).not.toBe(ground?.[0])
      expect([width, height]).toEqual([size.module, size.module])
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(border)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(size.pixels - border)
    }
    expect([element.width, element.style.width]).toEqual([size.pixels, `${size.side}px`])
  })

  it('throws when the browser has no canvas', () => {
    const element = document.createElement('canvas')
    vi.spyOn(element, 'getContext').mockReturnValue(null)
    expect(() => drawQrCode(element, code, size)).toThrow('no 2D canvas')
  })
})
