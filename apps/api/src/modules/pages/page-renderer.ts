import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData, PageDataInPage, RenderDataPage } from '@wordhoard/contracts/site/page-data'
import { PAGE_DATA_ID } from '@wordhoard/contracts/site/page-data'

/** Never served as a file. */
export const RENDERER_FILE = 'renderer.mjs'

/**
 * Renders pages made from data as the client first shows them to visitors, with the data for the client. The renderer that
 * the client's build has left is loaded for the first page: it takes 4 MB, and a twentieth of the time of a start.
 */
export class PageRenderer {
  readonly #file: string
  #loaded: Promise<RenderDataPage> | undefined

  /** @param webClient folder of the built client */
  constructor(webClient: string) {
    this.#file = pathToFileURL(join(webClient, RENDERER_FILE)).href
  }

  /** Returns HTML for the root element; rejects if the client wasn't built. */
  async render<Name extends keyof PageData>(
    page: Name,
    pathname: string,
    data: PageData[Name],
  ): Promise<string> {
    this.#loaded ??= this.#load()
    const render = await this.#loaded
    return render(page, pathname, data)
  }

  async #load(): Promise<RenderDataPage> {
    const { renderDataPage } = (await import(this.#file)) as { renderDataPage: RenderDataPage }
    return renderDataPage
  }
}

/** Returns the element in which a page carries its data. To the content security policy it is data, not script. */
export function pageDataElement<Name extends keyof PageData>(page: Name, data: PageDataInPage[Name]): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${PAGE_DATA_ID}" data-page="${page}">${json}</script>`
}
