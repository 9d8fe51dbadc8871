import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load, loadAll } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Names of the server's environment variables, from their schema. */
const variables = new Set(
  [...read('apps/api/src/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name!),
)
const server = read('apps/api/src/server.ts')
const secondsOf = (name: string) => Number(new RegExp(`${name} = .*?(\\d+)_000`).exec(server)![1])
/** Time after the drain in which the server must have stopped, in seconds. */
const STOP_SECONDS = secondsOf('STOP_LIMIT_MS') + secondsOf('LAST_CALLS_MS')

interface ComposeService {
  readonly image?: string
  readonly build?: string
  readonly depends_on?: readonly string[] | Record<string, unknown>
  readonly environment?: Record<string, string | number>
  readonly volumes?: readonly string[]
  readonly stop_grace_period?: string
}
interface Compose {
  readonly services: Record<string, ComposeService>
  readonly volumes: Record<string, unknown>
}

describe.each(['docker-compose.yml', 'deploy/compose.yml'])('%s', (path) => {
  const text = read(path)
  const { services, volumes } = load(text) as Compose
  const all = Object.entries(services)
  const servers = all.filter(([, { environment }]) => environment && 'DATABASE_OWNER_URL' in environment)

  it('sets only variables that the server knows', () => {
    expect(servers.length).toBeGreaterThan(0)
    const unknown = servers.flatMap(([name, { environment }]) =>
      Object.keys(environment!)
        .filter((variable) => !variables.has(variable))
        .map((variable) => `${name}: ${variable}`),
    )
    expect(unknown).toEqual([])
  })

  it('mounts, builds and waits for what exists', () => {
    const folder = dirname(path)
    // The administrator’s own files.
    const isGiven = (file: string) => file === './certificates'
    const missing = all.flatMap(([name, service]) => [
      ...(service.build && !existsSync(join(root, folder, service.build, 'Dockerfile'))
        ? [`${name}: ${service.build}`]
        : []),
      ...(service.volumes ?? [])
        .map((mount) => mount.split(':')[0]!)
        .filter((source) =>
          source.startsWith('.')
            ? !isGiven(source) && !existsSync(join(root, folder, source))
            : !(source in volumes),
        ),
      ...(Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {})
      ).filter((other) => !(other in services)),
      ...(service.image || service.build ? [] : [`${name}: no image`]),
    ])
    expect(missing).toEqual([])
  })

  it('waits for the drain and the last calls before it kills a server', () => {
    for (const [, { environment, stop_grace_period }] of servers) {
      const drain = Number(environment!.DRAIN_SECONDS ?? 0)
      if (drain > 0) expect(Number.parseInt(stop_grace_period!, 10)).toBeGreaterThan(drain + STOP_SECONDS)
    }
  })
})

it('docs/operations.md names only variables and commands that exist', () => {
  const page = read('docs/operations.md')
  const others = ['POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD', 'SIGTERM', 'CREATEROLE']
  const named = [...page.matchAll(/`([A-Z][A-Z_]{4,})(?:=[^`]*)?`|^([A-Z][A-Z_]+)=/gm)].map(
    ([, a, b]) => a ?? b!,
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !variables.has(name) && !others.includes(name))).toEqual([])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...page.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name!)
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const files = [...page.matchAll(/\b((?:deploy|prisma)\/[\w./-]+\.\w+)/g)].map(([, file]) => file!)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it('env.example names every variable that deploy/compose.yml reads, and no other', () => {
  const given = [...read('deploy/env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!)
  const used = [...read('deploy/compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)
  // TRUST_PROXY has a default that fits.
  expect(new Set([...given, 'TRUST_PROXY'])).toEqual(new Set(used))
})

it('nginx and Prometheus call the processes that deploy/compose.yml starts', () => {
  const { services } = load(read('deploy/compose.yml')) as Compose
  const processes = Object.keys(services)
    .filter((name) => name.startsWith('api-'))
    .map((name) => `${name}:3000`)
  expect([...read('deploy/nginx.conf').matchAll(/^ {4}server (\S+:\d+) /gm)].map(([, name]) => name)).toEqual(
    processes,
  )
  const prometheus = load(read('deploy/prometheus/prometheus.yml')) as {
    rule_files: string[]
    scrape_configs: { static_configs: { targets: string[] }[] }[]
  }
  expect(prometheus.scrape_configs[0]!.static_configs[0]!.targets).toEqual(processes)
  for (const file of prometheus.rule_files)
    expect(readdirSync(join(root, 'deploy/prometheus'))).toContain(file)
})

it('alerts use figures that the server measures', () => {
  const { groups } = load(read('deploy/prometheus/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const measured = read('apps/api/src/plugins/metrics.ts')
  const own = [...measured.matchAll(/name: '([a-z_]+)'/g)].map(([, name]) => name!)
  const ofNode = read('apps/api/node_modules/prom-client/lib/metrics/eventLoopLag.js')
  const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)).join('\n')
  const used = [...expressions.matchAll(/([a-z_0-9]+)\{/g)].map(([, name]) => name!)
  expect(used.length).toBeGreaterThan(5)
  expect(
    used.filter(
      (name) =>
        name !== 'up' && !own.includes(name.replace(/_(count|bucket)$/, '')) && !ofNode.includes(`'${name}'`),
    ),
  ).toEqual([])
  for (const [, what] of expressions.matchAll(/what="([^"]+)"/g))
    expect(read('apps/api/src/app.ts')).toContain(`'${what}':`)
})

describe('the Kubernetes example', () => {
  interface Manifest {
    readonly kind: string
    readonly metadata: { readonly name: string; readonly namespace?: string }
    readonly data?: Record<string, string>
    readonly stringData?: Record<string, string>
    // biome-ignore lint/suspicious/noExplicitAny: a manifest has a different shape for each kind.
    readonly spec?: any
  }
  const manifests = loadAll(read('deploy/kubernetes/wordhoard.yaml')) as Manifest[]
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
  const deployment = ofKind('Deployment')[0]!

  it('has everything in one namespace, and refers only to what it makes', () => {
    for (const { kind, metadata } of manifests)
      expect(kind === 'Namespace' ? metadata.name : metadata.namespace).toBe('wordhoard')
    const text = JSON.stringify(manifests)
    for (const [, kind, name] of text.matchAll(/"(configMap|secret|secretKey)Ref":\{"name":"([^"]+)"/g)) {
      const made = ofKind(kind === 'configMap' ? 'ConfigMap' : 'Secret').map(({ metadata }) => metadata.name)
      expect(made).toContain(name)
    }
    const labels = deployment.spec.template.metadata.labels
    for (const selector of [
      deployment.spec.selector.matchLabels,
      ofKind('Service')[0]!.spec.selector,
      ofKind('PodDisruptionBudget')[0]!.spec.selector.matchLabels,
    ])
      expect(selector).toEqual(labels)
  })

  it('sets only variables that the server knows, and waits for the drain before it kills', () => {
    const given = manifests.flatMap(({ data, stringData }) => Object.entries({ ...data, ...stringData }))
    expect(given.length).toBeGreaterThan(10)
    expect(given.map(([name]) => name).filter((name) => !variables.has(name))).toEqual([])
    const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec
    expect(terminationGracePeriodSeconds).toBeGreaterThan(
      Number(Object.fromEntries(given).DRAIN_SECONDS) + STOP_SECONDS,
    )
    const { readinessProbe, livenessProbe } = containers[0]
    expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual(['/api/ready', '/api/health'])
    // Kubernetes must find out that a process isn’t ready before the drain is over.
    expect(readinessProbe.periodSeconds * readinessProbe.failureThreshold).toBeLessThan(
      Number(Object.fromEntries(given).DRAIN_SECONDS),
    )
  })
})

it('citus.sql says of every table where its rows lie, by a column that the table has', () => {
  const schema = read('prisma/schema.prisma')
  const columns = new Map(
    [...schema.matchAll(/^model \w+ \{([\s\S]*?)^\}/gm)].map(([, body]) => [
      /@@map\("(\w+)"\)/.exec(body!)![1]!,
      [...body!.matchAll(/^ {2}(\w+) +\S+(?:.*@map\("(\w+)"\))?/gm)].map(
        ([, field, mapped]) => mapped ?? field!,
      ),
    ]),
  )
  columns.set('_prisma_migrations', [])
  const text = read('deploy/citus.sql')
  const distributed = [...text.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)]
  const others = [...text.matchAll(/create_reference_table\('(\w+)'\)|^-- (?:local|waits): (\w+)/gm)]
  const named = [
    ...distributed.map(([, table]) => table!),
    ...others.map(([, table, other]) => table ?? other!),
  ]
  expect(
    [...columns.keys()].filter((table) => !named.includes(table)),
    'deploy/citus.sql lacks these tables',
  ).toEqual([])
  expect(named.filter((table, at) => !columns.has(table) || named.indexOf(table) !== at)).toEqual([])
  expect(distributed.filter(([, table, column]) => !columns.get(table!)!.includes(column!))).toEqual([])
})
