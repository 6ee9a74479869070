const { Compiler } = require('@swc/core');

// The cruiser parses every file as plain TypeScript, where JSX is a syntax error.
const parse = Compiler.prototype.parseFileSync;
Compiler.prototype.parseFileSync = function (path, options) {
  return parse.call(this, path, { ...options, tsx: path.endsWith('.tsx') });
};

const testing = '^(platform|features/[^/]+/[^/]+|apps)/(server|web)/testing(/|\\.tsx?$)';
const tests = ['^(tests|bench)/', '\\.test\\.tsx?$', testing];
const contract = '^(platform|features/[^/]+/[^/]+)/contract/';
const doors = '^features/[^/]+/[^/]+/(contract|server|web)/index\\.ts$';
const declared = '^features/[^/]+/[^/]+/server/feature\\.ts$';
const featureTesting = '^features/[^/]+/[^/]+/(server|web)/testing(/index)?\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Modules that need each other are one module, or the shared part wants a file of its own. ' +
        'A page that is loaded lazily may name the table of routes it stands in.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment:
        'Node runs the sources: a relative import names its file with .ts, a package stands in package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^vite/client$' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing imports it and it imports nothing: delete it or use it.',
      from: {
        orphan: true,
        pathNot: [
          ...tests,
          '\\.d\\.ts$',
          '^db/schema/owners\\.ts$',
          '^features/map\\.ts$',
          '\\.config\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment: 'Both sides run the contract: it may use other contracts, zod and Temporal, nothing else.',
      from: { path: contract, pathNot: tests },
      to: { pathNot: [contract, '^features/map\\.ts$', 'node_modules/(zod|temporal-polyfill)/'] },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      comment: 'The browser talks to the server through endpoints only.',
      from: { path: '^(platform|features/[^/]+/[^/]+|apps)/web/', pathNot: tests },
      to: { path: '^(platform|features/[^/]+/[^/]+|apps)/server/|^db/' },
    },
    {
      name: 'web-never-node',
      severity: 'error',
      comment: 'There is no Node in a browser; what makes files for it (make-*.mjs) runs before.',
      from: {
        path: '^(platform|features/[^/]+/[^/]+|apps)/web/',
        pathNot: ['/make-[a-z-]+\\.mjs$', ...tests],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      comment: 'The server knows no screens.',
      from: { path: '^((platform|features/[^/]+/[^/]+|apps)/server|db)/', pathNot: tests },
      to: {
        path: '^(platform|features/[^/]+/[^/]+|apps)/web/|node_modules/(react|react-dom|@mantine|@tanstack)/',
      },
    },
    {
      name: 'features-meet-at-an-index',
      severity: 'error',
      comment: 'Everything behind the index of a feature may change without asking.',
      from: { path: '^features/([^/]+/[^/]+)/', pathNot: tests },
      to: { path: '^features/[^/]+/', pathNot: ['^features/$1/', doors] },
    },
    {
      name: 'features-are-entered-at-an-index',
      severity: 'error',
      comment:
        'Apps, seeds and tests enter a feature at its index; the texts are loaded one language at a time.',
      from: { path: '^(apps|db|bench|tests|bin)/' },
      to: {
        path: '^features/[^/]+/',
        pathNot: [doors, declared, featureTesting, '^features/[^/]+/[^/]+/locales/(en|es)\\.json$'],
      },
    },
    {
      name: 'feature-tests-meet-at-an-index',
      severity: 'error',
      comment: 'A test of one feature prepares records of another through its index or its testing.ts.',
      from: {
        path: ['^features/([^/]+/[^/]+)/.*\\.test\\.tsx?$', '^features/([^/]+/[^/]+)/(server|web)/testing'],
      },
      to: { path: '^features/[^/]+/', pathNot: ['^features/$1/', doors, featureTesting] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'The platform would run another product just as well.',
      from: { path: '^platform/', pathNot: tests },
      to: { path: '^(features|apps|db)/', pathNot: '^db/schema/' },
    },
    {
      name: 'the-schema-stands-below',
      severity: 'error',
      comment: 'What the tables are does not depend on who reads them.',
      from: { path: '^db/schema/', pathNot: tests },
      to: { pathNot: '^db/schema/|node_modules/kysely/' },
    },
    {
      name: 'the-demo-stands-above',
      severity: 'error',
      comment: 'Only what starts the product fills in the demo; nothing that serves people needs it.',
      from: { pathNot: ['^(apps/server|db/demo)/', ...tests] },
      to: { path: '^db/demo/' },
    },
    {
      name: 'nobody-imports-apps',
      severity: 'error',
      comment: 'Apps put the parts together; parts do not look up to them.',
      from: { pathNot: ['^apps/', ...tests] },
      to: { path: '^apps/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      comment: 'What serves people does not depend on what tests it.',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'only-servers-query',
      severity: 'error',
      comment: 'SQL lives under server/ of a feature, where tests hold it to the owners of the tables.',
      from: {
        pathNot: ['^(platform|features/[^/]+/[^/]+)/server/', '^db/', ...tests],
      },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'only-the-platform-connects',
      severity: 'error',
      comment: 'A connection taken elsewhere has no tenant: use withTenant.',
      from: {
        pathNot: [
          '^platform/server/(db|queue|testing)/',
          '^apps/server/(migrate\\.ts$|backup/)',
          '^db/demo/',
          ...tests,
        ],
      },
      to: { path: 'node_modules/(@types/)?(pg|pg-pool|pg-cursor|pg-copy-streams|postgres)/' },
    },
    {
      name: 'only-the-platform-queues',
      severity: 'error',
      comment: 'Work is added through wiring.queue, inside the transaction that wants it.',
      from: { pathNot: ['^platform/server/queue/', ...tests] },
      to: { path: 'node_modules/pg-boss/' },
    },
    {
      name: 'pool-stays-inside',
      severity: 'error',
      comment: 'openDatabase hands out the two doors; the pool behind them stays where it is.',
      from: { pathNot: ['^platform/server/(db|testing)/', ...tests] },
      to: { path: '^platform/server/db/(pool|kysely-on-client|with-tenant)\\.ts$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['main', 'module', 'types'],
    },
  },
};
