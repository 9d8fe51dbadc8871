import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Maximum size of a recording, in bytes. */
const MAX_BYTES = 2_000_000
const TIMEOUT_MS = 8000
/** Types that browsers play. Wikimedia Commons sends Ogg as an application type. */
const MEDIA_TYPES = /^(?:audio\/(?:mpeg|mp3|ogg|wav|x-wav|wave|webm|mp4|flac)|application\/ogg)(?:$|;)/i

export interface Recording {
  readonly bytes: Buffer
  readonly mediaType: string
}

export interface RecordingHosts {
  /** Hosts from which recordings may be fetched, with the port unless it is the scheme's default. */
  readonly hosts: ReadonlySet<string>
  /** For tests only: allows plain http and addresses of this machine. */
  readonly isLocalAllowed: boolean
}

/** The host can't be reached or doesn't answer in time, so its other recordings needn't be tried either. */
export class HostAwayError extends Error {
  override readonly name = 'HostAwayError'
}

/** Hosts of the sources that can be imported. */
export const recordingHosts: RecordingHosts = {
  hosts: new Set(['upload.wikimedia.org', 'commons.wikimedia.org']),
  isLocalAllowed: false,
}

/** Addresses that aren't on the public Internet (IANA's special-purpose registries). */
const notPublic = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(net, prefix, 'ipv4')
}
/**
 * Only global unicast addresses are public in IPv6, except those that embed an IPv4 address and those for
 * documentation.
 */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  notPublic.addSubnet(net, prefix, 'ipv6')
}

/** Whether an address is on the public Internet, so that requesting it reveals nothing about this network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/**
 * Resolves a host name, and fails if any of its addresses isn't public. The check is made here so that the address
 * checked is the one connected to.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} has an address that is not public`), '', 0)
    }
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

/**
 * Fetches a recording once, from allowed hosts only. Redirects are not followed, because the sources give the addresses
 * of the files themselves. Rejects with the reason, or with a `HostAwayError` if it applies to the whole host; the
 * caller then uses another sound.
 */
export function fetchRecording(
  address: string,
  { hosts, isLocalAllowed }: RecordingHosts = recordingHosts,
): Promise<Recording> {
  return new Promise((resolve, reject) => {
    const url = new URL(address)
    const isSecure = url.protocol === 'https:'
    if (!isSecure && !(isLocalAllowed && url.protocol === 'http:'))
      throw new Error('The address of a recording must begin with https')
    if (!hosts.has(url.host) || url.username !== '')
      throw new Error(`${url.host} is not a known host of recordings`)
    if (!isLocalAllowed && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
      throw new Error('The address of a recording must have a host name, not an IP address')
    const request = (isSecure ? httpsRequest : httpRequest)(
      url,
      {
        headers: { accept: 'audio/*', 'user-agent': 'dictionary-recordings/1.0' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!isLocalAllowed && { lookup: publicLookup }),
      },
      (response) => {
        readRecording(response).then(resolve, (error: Error) => {
          request.destroy()
          reject(error)
        })
      },
    )
    request.on('error', (error) => reject(new HostAwayError(error.message, { cause: error })))
    request.end()
  })
}

async function readRecording(response: IncomingMessage): Promise<Recording> {
  const mediaType = response.headers['content-type'] ?? ''
  if (response.statusCode !== 200) throw new Error(`The host answered with status ${response.statusCode}`)
  if (!MEDIA_TYPES.test(mediaType))
    throw new Error(`The recording is not a sound but ${mediaType || 'of unknown type'}`)
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES)
    throw new Error('The recording is too large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('The recording is too large')
    chunks.push(chunk)
  }
  if (size === 0) throw new Error('The recording is empty')
  return { bytes: Buffer.concat(chunks), mediaType: mediaType.split(';')[0]!.trim().toLowerCase() }
}
