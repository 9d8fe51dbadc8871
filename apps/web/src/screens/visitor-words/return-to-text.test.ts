// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { readArticlePlace, storeArticlePlace } from '../../features/articles/article-places'
import { resetReading, setText, useReading } from '../../features/reader/text/reading.store'
import { recallPlace } from '../../features/reader/text/reading-storage'
import { openPage } from '../../testing/page'
import { openWordAgain, returnToText } from './return-to-text'

openPage()
beforeEach(resetReading)

const place = {
  path: '/reading-mode',
  text: { html: '<p>It was apt to gain ten.</p>', title: 'The Slow Clock', byline: 'a story' },
  scroll: '0 2 0.5000',
  selection: { block: 0, first: 2, last: 2, text: 'apt', isPhrase: false, spellId: 3 },
}
const article = { ...place, path: '/article/4', text: null, scroll: '{"chunk":1,"block":2,"above":0}' }

describe('returnToText', () => {
  it('opens the text with its title, byline and place in a tab that has none', () => {
    returnToText(place)
    expect(useReading.getState()).toMatchObject({
      text: place.text.html,
      title: 'The Slow Clock',
      byline: 'a story',
      isReading: true,
    })
    expect(recallPlace()).toEqual({ chunk: 0, block: 2, above: 0.5 })
    openWordAgain(place)
    expect(useReading.getState().wanted).toMatchObject({ text: 'apt', path: '/reading-mode' })
  })

  it('leaves a tab its own text', () => {
    setText('<p>Mine.</p>')
    returnToText(place)
    expect(useReading.getState()).toMatchObject({ text: '<p>Mine.</p>', title: '' })
  })

  it('returns to the place in an article, unless this tab knows a later one', () => {
    returnToText(article)
    expect(readArticlePlace(4)).toEqual({ chunk: 1, block: 2, above: 0 })
    storeArticlePlace(4, { chunk: 5, block: 0, above: 0 })
    returnToText(article)
    expect(readArticlePlace(4)).toMatchObject({ chunk: 5 })
    returnToText({ ...article, path: '/article/5', scroll: '' })
    expect(readArticlePlace(5)).toBeNull()
  })
})
