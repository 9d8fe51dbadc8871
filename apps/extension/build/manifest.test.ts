import { describe, expect, it } from 'vitest'
import { manifest, targets } from './manifest'

describe.each(targets)('the manifest for %s', (target) => {
  const made = manifest(target, '1.2.3', 'https://words.example.org')

  it('requests no permanent access to any site but the server', () => {
    expect(made).toMatchObject({
      manifest_version: 3,
      permissions: ['activeTab', 'scripting', 'storage', 'contextMenus'],
      host_permissions: ['https://words.example.org/*'],
    })
    expect(made).not.toHaveProperty('content_scripts')
    expect(made).not.toHaveProperty('web_accessible_resources')
    expect(made).not.toHaveProperty('externally_connectable')
  })

  it('restricts its pages to scripts from the package', () => {
    const { extension_pages: policy } = made.content_security_policy as { extension_pages: string }
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe|script-src[^;]*http/)
  })
})

it('declares the background in the form the browser supports', () => {
  const server = 'https://words.example.org'
  expect(manifest('chrome', '1', server).background).toEqual({ service_worker: 'background.js' })
  expect(manifest('firefox', '1', server).background).toEqual({ scripts: ['background.js'] })
})
