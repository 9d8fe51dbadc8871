import { describe, expect, it } from 'vitest'
import { isAppPage } from './app-page'
import { partName } from './part-name'

describe('isAppPage', () => {
  it.each([
    '/',
    '/reading-mode',
    '/article/4',
    '/user/@ada',
    '/classroom/1/assignment/2',
    '/qr',
    '/qr/join/AB',
    '/me/',
  ])('knows the client’s pages: %s', (path) => expect(isAppPage(path)).toBe(true))

  it.each([
    '/api/docs',
    '/api/health',
    '/sitemap.xml',
    '/sw.js',
    '/app-shell',
    '/share',
    '/article',
    '/word/1/2',
  ])('leaves everything else to the server: %s', (path) => expect(isAppPage(path)).toBe(false))
})

describe('partName', () => {
  it('returns the name that stays when the content changes', () => {
    expect(partName('/assets/learn.screen-o-j5Z0a.js')).toBe('learn.screen')
    expect(partName('/assets/learning-games-CPwUh-B.js')).toBe('learning-games')
  })

  it('returns undefined for files named by their content, styles and fonts', () => {
    for (const path of ['/assets/CTTYSo3.js', '/assets/learn-Ch5y99.css', '/assets/inter-CekuXd.woff2'])
      expect(partName(path)).toBeUndefined()
  })
})
