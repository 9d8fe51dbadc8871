import { describe, expect, it } from 'vitest'
import { prepareHtml } from './prepare-html'

describe('prepareHtml', () => {
  it('removes everything that a content security policy reports while HTML is parsed', () => {
    const html =
      '<base href="javascript:a()//"><BASE target=x><style>p {}</style><p style="color:red" onclick=a()>Text</p>'
    expect(prepareHtml(html).trim().replace(/\s+/g, ' ')).toBe(
      '<p data-style="color:red" data-onclick=a()>Text</p>',
    )
  })

  it('keeps elements whose names begin in the same way', () => {
    expect(prepareHtml('<basefont>a<based>b')).toBe('<basefont>a<based>b')
  })
})
