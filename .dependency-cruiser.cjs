/** Rules for imports between parts of the project; docs/ARCHITECTURE.md explains them. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const tests = '\\.(test|fixture)\\.tsx?$|/testing/'

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one, or hide a third.', {}, { circular: true }),
    forbid('unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'contracts-only-zod',
      'Contracts are values for both sides and know neither.',
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
      'Ranking knows the text engine and what its caller hands it; only model-files reads files.',
      { path: '^packages/senses/', pathNot: `${tests}|/model-files\\.ts$` },
      {
        path: '^(apps|prisma|packages/(?!senses/|lexicon/))|^(node:)?(fs|net|http|child_process|worker_threads|os|path)(/|$)',
      },
    ),
    forbid(
      'learning-is-pure',
      'Memory, queue and games are decided from arguments alone, in the browser and on the server.',
      { path: '^packages/learning/', pathNot: tests },
      {
        path: '^(apps|prisma|packages/(?!learning/|lexicon/|contracts/))|^(node:)?(fs|net|http|child_process|worker_threads|os|path)(/|$)',
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
      'The database package is below everything.',
      { path: '^prisma/', pathNot: tests },
      { path: '^(apps|packages)/' },
    ),
    forbid(
      'packages-below-apps',
      'Packages do not know the applications.',
      { path: '^packages/', pathNot: tests },
      { path: '^apps/' },
    ),
    forbid(
      'testkit-for-tests-only',
      'What tests work with is no part of the product.',
      { path: '^(apps|packages|prisma)/', pathNot: `${tests}|^packages/testkit/` },
      { path: '^packages/testkit/' },
    ),
    forbid(
      'tools-above-the-product',
      'The product does not know what trains, measures, drives and builds it.',
      { path: '^(apps|packages|prisma)/' },
      { path: '^(training|evaluation|bench|e2e|scripts)/' },
    ),
    forbid(
      'training-and-evaluation-on-packages',
      'Models are trained and scored on packages, without an application.',
      { path: '^(training|evaluation)/' },
      { path: '^(apps|bench|e2e|scripts)/' },
    ),
    forbid(
      'evaluation-before-training',
      'What scores a model must not know how it was trained.',
      { path: '^evaluation/' },
      { path: '^training/' },
    ),
    forbid(
      'bench-from-outside',
      'Measurements see an application as its users do: by a process and its address.',
      { path: '^bench/' },
      { path: '^(apps|training|evaluation|e2e|scripts)/' },
    ),
    forbid(
      'journeys-from-outside',
      'So do journeys.',
      { path: '^e2e/' },
      { path: '^(apps|training|evaluation|bench|scripts)/' },
    ),
    forbid(
      'scripts-start-programs',
      'Scripts start programs of the parts and import none of them.',
      { path: '^scripts/' },
      { path: '^(apps|training|evaluation|bench|e2e)/' },
    ),
    forbid(
      'api-lib-below-modules',
      'Small helpers know no module.',
      { path: '^apps/api/src/lib/', pathNot: tests },
      { path: '^apps/api/src/(?!lib/)' },
    ),
    forbid(
      'modules-are-given-services',
      'One place puts services together; modules know them by type.',
      { path: '^apps/api/src/modules/', pathNot: tests },
      { path: '^apps/api/src/(services|server|app|router)(/|\\.ts$)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'routes-never-touch-the-database',
      'A route is one line; what it does is in the service.',
      { path: '^apps/api/src/modules/.*\\.routes\\.ts$' },
      { path: '^prisma/|node_modules/(pg|@prisma)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'modules-by-service',
      'Another module is used by its service, never by its routes.',
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
      'Features meet on screens only.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/(features/(?!$1/)|screens/|app/)' },
    ),
    forbid(
      'screens-below-app',
      'Screens do not know the application around them.',
      { path: '^apps/web/src/screens/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'lib-below-features',
      'Small helpers know no feature.',
      { path: '^apps/web/src/(lib|forms|files|http|session|shell)/' },
      { path: '^apps/web/src/(features|screens|app)/' },
    ),
    forbid(
      'http-below-session',
      'Sending a call is below knowing who makes it, which is below the frame of the page.',
      { path: '^apps/web/src/http/', pathNot: tests },
      { path: '^apps/web/src/(session|shell|forms)/' },
    ),
    forbid(
      'session-below-shell',
      'Who is signed in does not depend on how pages are shown.',
      { path: '^apps/web/src/session/', pathNot: tests },
      { path: '^apps/web/src/(shell|forms)/' },
    ),
    forbid(
      'web-not-server',
      'The client and the server meet in the contracts.',
      { path: '^apps/web/' },
      {
        path: '^(apps/api|prisma|packages/dictionary(-build)?)/|^packages/library/src/(?!sample-text\\.ts$)',
      },
    ),
    forbid(
      'extension-stands-alone',
      'The extension meets the web client and the server in the contracts.',
      { path: '^apps/extension/' },
      { path: '^(apps/(?!extension/)|prisma|packages/(?!contracts/|lexicon/src/testing/))' },
    ),
    forbid(
      'pages-get-little',
      'What is put into pages calls no server and has no state: it takes, or it posts.',
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
