import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What a recording may be, at most. */
const MOST_BYTES = 2_000_000
const TIMEOUT_MS = 8000
/** What browsers play; Wikimedia Commons calls Ogg an application. */
const MEDIA_TYPES = /^(?:audio\/(?:mpeg|mp3|ogg|wav|x-wav|wave|webm|mp4|flac)|application\/ogg)(?:$|;)/i

export interface Recording {
  readonly bytes: Buffer
  readonly mediaType: string
}

export interface RecordingHosts {
  /** Hosts that recordings may be fetched from, with a port where it is not the scheme's. */
  readonly hosts: ReadonlySet<string>
  /** For tests only: plain http and addresses of this machine. */
  readonly isLocalAllowed: boolean
}

/** The host cannot be reached, or does not answer in time: another of its recordings would be asked for in vain. */
export class HostAwayError extends Error {
  override readonly name = 'HostAwayError'
}

/** Where the sources that can be imported keep their recordings. */
export const recordingHosts: RecordingHosts = {
  hosts: new Set(['upload.wikimedia.org', 'commons.wikimedia.org']),
  isLocalAllowed: false,
}

/** Addresses that are not on the public Internet (IANA's special-purpose registries). */
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
/** Of IPv6 only global unicast addresses are public, without those that carry an IPv4 address or documentation. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  notPublic.addSubnet(net, prefix, 'ipv6')
}

/** Whether an address can be reached by everybody, so that asking it tells nothing about this network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Resolves as usual, but to public addresses alone: what is checked is what is connected to. */
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
 * Fetches a recording once, from an allowed host alone. Redirects are not followed: the addresses of the sources are
 * those of the files. Rejects with a sentence saying why not, with a HostAwayError where that goes for the whole host; the
 * caller has another sound to offer.
 */
export function fetchRecording(
  address: string,
  { hosts, isLocalAllowed }: RecordingHosts = recordingHosts,
): Promise<Recording> {
  return new Promise((resolve, reject) => {
    const url = new URL(address)
    const isSecure = url.protocol === 'https:'
    if (!isSecure && !(isLocalAllowed && url.protocol === 'http:')) throw new Error('not an https address')
    if (!hosts.has(url.host) || url.username !== '') throw new Error(`${url.host} is no host of recordings`)
    if (!isLocalAllowed && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
      throw new Error('not a host name')
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
  if (response.statusCode !== 200) throw new Error(`the host answered ${response.statusCode}`)
  if (!MEDIA_TYPES.test(mediaType)) throw new Error(`${mediaType || 'nothing named'} is no sound`)
  if (Number(response.headers['content-length'] ?? 0) > MOST_BYTES)
    throw new Error('the recording is too long')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('the recording is too long')
    chunks.push(chunk)
  }
  if (size === 0) throw new Error('the recording is empty')
  return { bytes: Buffer.concat(chunks), mediaType: mediaType.split(';')[0]!.trim().toLowerCase() }
}
