import { escapeHtml } from '@wordhoard/reading-html/escape-html'
import type { OpenApiDocument } from './openapi'

/** Renders the API's description as plain HTML, without scripts or style sheets. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters.map(
        (parameter) =>
          `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}) <code>${escapeHtml(JSON.stringify(parameter.schema))}</code></li>`,
      )
      const responses = Object.entries(operation.responses).map(
        ([status, response]) =>
          `<li><b>${status}</b> ${escapeHtml((response as { description: string }).description)}</li>`,
      )
      const body = operation.requestBody
        ? `<details><summary>Body</summary><pre>${escapeHtml(JSON.stringify(operation.requestBody, null, 2))}</pre></details>`
        : ''
      const answer = `<details><summary>Answer</summary><pre>${escapeHtml(
        JSON.stringify(Object.values(operation.responses)[0], null, 2),
      )}</pre></details>`
      const name = `${method.toUpperCase()} ${document.servers[0]!.url}${path}`
      return `<section><h2><code>${escapeHtml(name)}</code></h2><p>${escapeHtml(operation.summary)}. ${
        operation.security.length > 0 ? 'Needs a session.' : 'Public.'
      }</p>${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}${body}${answer}<ul>${responses.join('')}</ul></section>`
    }),
  )
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(
    document.info.title,
  )}</title></head><body><main><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(
    document.info.description,
  )}</p><p><a href="/api/openapi.json">OpenAPI document</a></p>${calls.join('')}</main></body></html>`
}
