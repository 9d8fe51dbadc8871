import { SHARED_PARAM } from '@wordhoard/contracts/site/app-addresses'
import { pages } from '@wordhoard/contracts/site/pages'
import { storeShared } from '../src/files/shared-item'

/**
 * Keeps what somebody has shared with the app on this device, and opens the reader, which takes it from there. It isn't
 * sent anywhere, and waits if they must log in first.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const to = (state: string) => Response.redirect(`${pages.read.path}?${SHARED_PARAM}${state}`, 303)
  try {
    const form = await request.formData()
    const field = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const file = form.getAll('file').find((value) => value instanceof File && value.size > 0)
    await storeShared({
      title: field('title'),
      text: field('text'),
      url: field('url'),
      file: file instanceof File ? file : undefined,
    })
    return to('')
  } catch (error) {
    console.warn('What was shared could not be kept', error)
    return to('=lost')
  }
}
