import { setFirstTitle } from '../../shell/served/first-title'
import { setRendering } from '../../shell/served/rendering'
import { keepTypedText } from './typed-text'

/**
 * Makes the client's first rendering equal to the page that it takes over, and keeps what is typed meanwhile.
 *
 * @returns a function to call when the client has taken it over
 */
export function startTakeover(root: HTMLElement): () => void {
  const putTextBack = keepTypedText(root)
  const title = root.querySelector('[data-bar-title]')?.textContent
  if (title) setFirstTitle(title)
  setRendering('takeover')
  return () => {
    setRendering('client')
    putTextBack()
  }
}
