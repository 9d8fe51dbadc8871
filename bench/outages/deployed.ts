import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '@wordhoard/database/project-root'
import { hasPgBouncer } from '@wordhoard/testkit/server/pgbouncer'

/** Where Debian’s package nginx-light puts the program. */
const NGINX = '/usr/sbin/nginx'

/** Whether nginx, PgBouncer and openssl are installed; the test that needs them says so when it is left out. */
export function hasDeployTools(): boolean {
  if (existsSync(NGINX) && existsSync('/usr/bin/openssl')) return hasPgBouncer()
  console.warn(
    'The test of deploy/ is left out: nginx or openssl is missing (Debian’s nginx-light, openssl).',
  )
  return false
}

/** Reads a file of deploy/ with some texts replaced; each must be there. */
function readDeployed(path: string, replacements: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(projectRoot(), 'deploy', path), 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/${path} has no “${from}” to replace`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** A program that runs on a port until it is stopped. */
export interface RunningProgram {
  stop(): Promise<void>
  /** Ends it with a signal and starts it again. */
  restart(signal: NodeJS.Signals): Promise<void>
}

/**
 * Runs PgBouncer from deploy/pgbouncer as its image does: the script writes the password and starts the program.
 *
 * @param folder where its files are put
 */
export async function startDeployedPgBouncer(
  folder: string,
  options: { readonly port: number; readonly postgresPort: number; readonly password: string },
): Promise<RunningProgram> {
  const users = join(folder, 'users')
  mkdirSync(users, { recursive: true })
  const settings = {
    'host=primary port=5432': `host=127.0.0.1 port=${options.postgresPort}`,
    'listen_addr = *': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${options.port}`,
    '/etc/pgbouncer/': `${folder}/`,
  }
  writeFileSync(join(folder, 'pgbouncer.ini'), readDeployed('pgbouncer/pgbouncer.ini', settings))
  writeFileSync(
    join(folder, 'start.sh'),
    readDeployed('pgbouncer/start.sh', {
      '/etc/pgbouncer/': `${folder}/`,
      'exec pgbouncer': 'exec /usr/sbin/pgbouncer',
    }),
  )
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  if (account) chownSync(users, account.uid, account.gid)
  return startProgram('/bin/sh', [join(folder, 'start.sh')], options.port, {
    env: { ...process.env, POSTGRES_APP_PASSWORD: options.password },
    ...account,
  })
}

function accountOf(name: string): { uid: number; gid: number } {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))!
    .split(':')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** Runs nginx from deploy/nginx.conf with a certificate of its own, before the processes at these addresses. */
export async function startDeployedNginx(
  folder: string,
  options: {
    readonly port: number
    readonly httpPort: number
    readonly processes: readonly [string, string, string]
  },
): Promise<RunningProgram & { readonly certificate: string }> {
  const certificate = join(folder, 'fullchain.pem')
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
      .concat(['-addext', 'subjectAltName=IP:127.0.0.1'])
      .concat(['-keyout', join(folder, 'privkey.pem'), '-out', certificate]),
    { stdio: 'ignore' },
  )
  const [first, second, third] = options.processes
  const settings = {
    'api-1:3000': first,
    'api-2:3000': second,
    'api-3:3000': third,
    'listen 80;': `listen 127.0.0.1:${options.httpPort};`,
    'listen 443 ': `listen 127.0.0.1:${options.port} `,
    '/etc/nginx/certificates/': `${folder}/`,
    'pid /var/run/nginx.pid;': `pid ${folder}/nginx.pid;`,
  }
  writeFileSync(join(folder, 'nginx.conf'), readDeployed('nginx.conf', settings))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const program = await startProgram(NGINX, args, options.port)
  return { ...program, certificate: readFileSync(certificate, 'utf8') }
}

async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  options: { readonly env?: NodeJS.ProcessEnv; readonly uid?: number; readonly gid?: number } = {},
): Promise<RunningProgram> {
  const start = async () => {
    const started = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    await waitForPort(started, command, port)
    return started
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once('exit', resolve))
  }
  return {
    stop: () => end('SIGTERM'),
    restart: async (signal) => {
      await end(signal)
      child = await start()
    },
  }
}

async function waitForPort(child: ChildProcess, command: string, port: number): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) throw new Error(`${command} ended with code ${child.exitCode}.`)
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isListening) return
    await sleep(50)
  }
  throw new Error(`${command} does not listen on ${port}.`)
}

/** An answer through the proxy; status 0 when the connection broke. */
export interface ProxiedAnswer {
  readonly status: number
  readonly text: string
}

/**
 * Returns a function that calls through the proxy, trusting its certificate.
 *
 * `isEnough` ends an answer that never ends by itself, such as a stream, once it has the text that is waited for.
 */
export function callerThrough(port: number, certificate: string) {
  const agent = new Agent({ keepAlive: true, ca: certificate })
  return (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    isEnough: (text: string) => boolean = () => false,
  ): Promise<ProxiedAnswer> =>
    new Promise((resolve) => {
      const sent = body && JSON.stringify(body)
      const call = request(
        {
          ...{ host: '127.0.0.1', port, path, method, agent },
          headers: { ...(sent && { 'content-type': 'application/json' }), ...headers },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            text += chunk
            if (!isEnough(text)) return
            resolve({ status: answer.statusCode!, text })
            call.destroy()
          })
          answer.on('end', () => resolve({ status: answer.statusCode!, text }))
          answer.on('error', () => resolve({ status: 0, text }))
        },
      )
      call.on('error', () => resolve({ status: 0, text: '' }))
      call.end(sent)
    })
}
