/** Rules for imports between parts of the project; docs/ARCHITECTURE.md explains them. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const tests = '\\.(test|fixture)\\.tsx?$|/testing/'

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Files that import each other belong together, or share code that belongs in a third.',
      {},
      { circular: true },
    ),
    forbid('unresolvable', 'The imported file does not exist.', {}, { couldNotResolve: true }),
    forbid(
      'contracts-only-zod',
      'Contracts are shared by server and browser and depend on neither.',
      { path: '^packages/contracts/', pathNot: tests },
      { pathNot: '^packages/contracts/|node_modules/zod/' },
    ),
    forbid(
      'lexicon-is-pure',
      'The text engine runs in the browser and on the server: no I/O, none of our other code.',
      { path: '^packages/lexicon/', pathNot: tests },
      {
        path: '^(apps|prisma|packages/(?!lexicon/))|^(node:)?(fs|net|http|child_process|worker_threads|os|path)(/|$)',
      },
    ),
    forbid(
      'senses-are-ranked-without-io',
      'Ranking uses only the text engine and its arguments; only model-files reads files.',
      { path: '^packages/senses/', pathNot: `${tests}|/model-files\\.ts$` },
      {
        path: '^(apps|prisma|packages/(?!senses/|lexicon/))|^(node:)?(fs|net|http|child_process|worker_threads|os|path)(/|$)',
      },
    ),
    forbid(
      'learning-is-pure',
      'Memory, queue and games depend on their arguments alone, in the browser and on the server.',
      { path: '^packages/learning/', pathNot: tests },
      {
        path: '^(apps|prisma|packages/(?!learning/|lexicon/|contracts/))|^(node:)?(fs|net|http|child_process|worker_threads|os|path)(/|$)',
      },
    ),
    forbid(
      'look-up-pack-is-pure',
      'The pack is read in the browser and written on the server: no I/O, only text engine, senses and contracts.',
      { path: '^packages/look-up-pack/', pathNot: tests },
      {
        path: '^(apps|prisma|packages/(?!look-up-pack/|lexicon/|senses/|contracts/))|^(node:)?(fs|net|http|child_process|worker_threads|os|path)(/|$)',
      },
    ),
    forbid(
      'reading-html-is-pure',
      'HTML is cleaned by the same rules in the browser and on the server: no I/O, none of our other code but contracts and lexicon.',
      { path: '^packages/reading-html/', pathNot: tests },
      {
        path: '^(apps|prisma|packages/(?!reading-html/|lexicon/|contracts/))|^(node:)?(fs|net|http|child_process|worker_threads|os|path)(/|$)',
      },
    ),
    forbid(
      'database-knows-nobody',
      'The database package is the lowest layer and imports none of the others.',
      { path: '^prisma/', pathNot: tests },
      { path: '^(apps|packages)/' },
    ),
    forbid(
      'packages-below-apps',
      'Packages must not import applications.',
      { path: '^packages/', pathNot: tests },
      { path: '^apps/' },
    ),
    forbid(
      'testkit-for-tests-only',
      'Test helpers are not part of the product.',
      { path: '^(apps|packages|prisma)/', pathNot: `${tests}|^packages/testkit/` },
      { path: '^packages/testkit/' },
    ),
    forbid(
      'tools-above-the-product',
      'The product must not import the code that trains, measures, tests or builds it.',
      { path: '^(apps|packages|prisma)/' },
      { path: '^(training|evaluation|bench|e2e|scripts)/' },
    ),
    forbid(
      'training-and-evaluation-on-packages',
      'Training and evaluation use packages only, no application.',
      { path: '^(training|evaluation)/' },
      { path: '^(apps|bench|e2e|scripts)/' },
    ),
    forbid(
      'evaluation-before-training',
      'Evaluation must not depend on how a model was trained.',
      { path: '^evaluation/' },
      { path: '^training/' },
    ),
    forbid(
      'bench-from-outside',
      'Benchmarks use an application from outside, as a process with an address.',
      { path: '^bench/' },
      { path: '^(apps|training|evaluation|e2e|scripts)/' },
    ),
    forbid(
      'journeys-from-outside',
      'Journeys use an application from outside, as a process with an address.',
      { path: '^e2e/' },
      { path: '^(apps|training|evaluation|bench|scripts)/' },
    ),
    forbid(
      'scripts-start-programs',
      'Scripts start the programs of other parts but import nothing from them.',
      { path: '^scripts/' },
      { path: '^(apps|training|evaluation|bench|e2e)/' },
    ),
    forbid(
      'loaded-on-demand',
      'What only some installations need is imported when it is set, so that it costs the others nothing.',
      { path: '^(apps/api|prisma)/src/', pathNot: tests },
      {
        path: 'node_modules/(@opentelemetry|@redis)/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    ),
    forbid(
      'api-lib-below-modules',
      'Helpers must not import modules.',
      { path: '^apps/api/src/lib/', pathNot: tests },
      { path: '^apps/api/src/(?!lib/)' },
    ),
    forbid(
      'modules-are-given-services',
      'Services are created in one place; modules import only their types.',
      { path: '^apps/api/src/modules/', pathNot: tests },
      { path: '^apps/api/src/(services|server|app|router)(/|\\.ts$)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'routes-never-touch-the-database',
      'A route is one line that calls a service.',
      { path: '^apps/api/src/modules/.*\\.routes\\.ts$' },
      { path: '^prisma/|node_modules/(pg|@prisma)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'modules-by-service',
      'Modules use each other’s services, never their routes.',
      { path: '^apps/api/src/modules/([^/]+)/' },
      { path: '^apps/api/src/modules/([^/]+)/.*\\.routes\\.ts$', pathNot: '^apps/api/src/modules/$1/' },
    ),
    forbid(
      'ui-knows-no-domain',
      'The design system imports only itself.',
      { path: '^apps/web/src/ui/', pathNot: tests },
      { path: '^(apps/web/src/(?!ui/)|packages/)' },
    ),
    forbid(
      'features-stay-apart',
      'Features must not import each other; only screens combine them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/(features/(?!$1/)|screens/|app/)' },
    ),
    forbid(
      'screens-below-app',
      'Screens must not import the application around them.',
      { path: '^apps/web/src/screens/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'lib-below-features',
      'Helpers must not import features.',
      { path: '^apps/web/src/(lib|forms|files|http|kept|session|shell|languages)/' },
      { path: '^apps/web/src/(features|screens|app)/' },
    ),
    forbid(
      'http-below-session',
      'The layers are http, session, shell: http must not import session or shell.',
      { path: '^apps/web/src/http/', pathNot: tests },
      { path: '^apps/web/src/(kept|session|shell|forms)/' },
    ),
    forbid(
      'kept-below-session',
      'What is kept on the device is told who is logged in; it must not import the session or what uses it.',
      { path: '^apps/web/src/kept/', pathNot: tests },
      { path: '^apps/web/src/(session|shell|forms)/' },
    ),
    forbid(
      'session-below-shell',
      'The session must not depend on how pages are shown.',
      { path: '^apps/web/src/session/', pathNot: tests },
      { path: '^apps/web/src/(shell|forms|languages)/' },
    ),
    forbid(
      'web-not-server',
      'Client and server share only the contracts.',
      { path: '^apps/web/' },
      {
        path: '^(apps/api|prisma|packages/dictionary(-build)?)/|^packages/library/src/(?!(sample|welcome)-text\\.ts$)',
      },
    ),
    forbid(
      'extension-stands-alone',
      'The extension shares only the contracts and what reads HTML with the web client and the server.',
      { path: '^apps/extension/' },
      { path: '^(apps/(?!extension/)|prisma|packages/(?!contracts/|reading-html/|lexicon/src/testing/))' },
    ),
    forbid(
      'pages-get-little',
      'Code injected into pages calls no server and keeps no state: it reads the page or posts a message.',
      { path: '^apps/extension/src/page/', pathNot: tests },
      { path: '^apps/extension/src/(?!page/)', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    cache: false,
  },
}
