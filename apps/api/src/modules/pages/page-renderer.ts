import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData, PageDataInPage, RenderDataPage } from '@wordhoard/contracts/site/page-data'
import { PAGE_DATA_ID } from '@wordhoard/contracts/site/page-data'

/** Never served as a file. */
export const RENDERER_FILE = 'renderer.mjs'

/** Renders pages made from data as the client first shows them to visitors, with the data for the client. */
export class PageRenderer {
  readonly #render: RenderDataPage

  private constructor(render: RenderDataPage) {
    this.#render = render
  }

  /** Loads the renderer that the client's build has left; rejects if the client wasn't built. */
  static async open(webClient: string): Promise<PageRenderer> {
    const file = pathToFileURL(join(webClient, RENDERER_FILE)).href
    const { renderDataPage } = (await import(file)) as { renderDataPage: RenderDataPage }
    return new PageRenderer(renderDataPage)
  }

  /** Returns HTML for the root element. */
  render<Name extends keyof PageData>(page: Name, pathname: string, data: PageData[Name]): string {
    return this.#render(page, pathname, data)
  }
}

/** Returns the element in which a page carries its data. To the content security policy it is data, not script. */
export function pageDataElement<Name extends keyof PageData>(page: Name, data: PageDataInPage[Name]): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${PAGE_DATA_ID}" data-page="${page}">${json}</script>`
}
