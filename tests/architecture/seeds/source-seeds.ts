import { root } from '../rules/project-files.ts';

type Seed = { path: string; text: string };

const action = 'features/house/lower/server/actions/do-it.ts';
const contract = 'features/house/lower/contract/rule.ts';
const long = (lines: number): string => 'export {};\n'.repeat(lines);

/** For every source rule: texts that break it. */
export const brokenSources: Readonly<Record<string, readonly Seed[]>> = {
  'file-size': [
    { path: action, text: long(351) },
    { path: 'features/house/lower/server/actions/do-it.test.ts', text: long(451) },
    { path: 'bin/prepare.mjs', text: long(351) },
  ],
  'file-name': [
    { path: 'features/house/lower/server/utils.ts', text: '' },
    { path: 'features/house/lower/server/date-helpers.ts', text: '' },
    { path: 'platform/web/common/button.tsx', text: '' },
    { path: 'features/house/lower/server/job-manager.ts', text: '' },
    { path: 'platform/server/mail.service.ts', text: '' },
  ],
  environment: [
    { path: action, text: 'export const port = process.env.PORT;' },
    { path: action, text: "import { env } from 'node:process';" },
    { path: action, text: "export const port = process['env'];" },
  ],
  'whole-http': [
    { path: action, text: "import { request } from 'node:http';" },
    { path: action, text: "import { type Agent, STATUS_CODES } from 'http';" },
  ],
  'private-word': [
    { path: action, text: 'const carryOut = () => undefined;' },
    { path: action, text: 'export const tellOwner = () => undefined;' },
    { path: action, text: 'const mostRows = 5;' },
    { path: action, text: 'const said = call.body;' },
    { path: action, text: 'type ExportWish = { format: string };' },
  ],
  'row-verb': [
    { path: action, text: 'export const findTask = async (tenant: Tenant, id: number) => rows(tenant, id);' },
    {
      path: action,
      text: 'export const listTasks = (\n  tenant: Tenant,\n  query: Query,\n) => rows(tenant);',
    },
    { path: action, text: 'export const selectLogin = ({ one }: Identity) => one(statement);' },
  ],
  'spread-literal': [
    { path: action, text: 'const task = { ...{ id, name } };' },
    { path: 'features/house/upper/web/a.tsx', text: 'const shown = <Row {...{ id, name }} />;' },
  ],
  unfinished: [
    { path: action, text: '// TODO later' },
    { path: 'docs/architecture.md', text: 'FIXME' },
  ],
  'skipped-test': [
    { path: 'features/house/lower/server/a.test.ts', text: "it.skip('works', () => {});" },
    { path: 'features/house/lower/server/a.test.ts', text: "describe.only('it', () => {});" },
    { path: 'tests/journeys/a.test.ts', text: "it.each([1]).skip('works', () => {});" },
  ],
  'silenced-types': [{ path: action, text: '// @ts-ignore\nexport const a = b;' }],
  'untyped-fixture': [
    { path: 'features/house/lower/web/row.test.ts', text: 'const row = { id: 7 } as never;' },
    { path: 'tests/api/harness/add-row.ts', text: 'await client.call(addRow, { body: body as never });' },
  ],
  'import-type-expression': [{ path: action, text: "export type A = import('../../upper/server/a.ts').A;" }],
  'import-extension': [
    { path: action, text: "import { a } from './a';" },
    { path: action, text: "import { a } from '../a.js';" },
    { path: action, text: "const a = await import('./a.js');" },
  ],
  'own-styles': [
    { path: 'features/house/upper/web/a.tsx', text: "import lower from '../../lower/web/a.module.css';" },
    {
      path: 'features/house/upper/web/a.tsx',
      text: "import lower from '#features/house/lower/web/a.module.css';",
    },
    {
      path: 'features/house/upper/web/a.tsx',
      text: "import bars from '../../../../platform/web/a.module.css';",
    },
    {
      path: 'features/house/lower/web/index.ts',
      text: "export { default as classes } from './a.module.css';",
    },
  ],
  'own-alias': [{ path: action, text: "import { rule } from '#features/house/lower/contract';" }],
  'own-buttons': [
    {
      path: 'features/house/lower/web/list/a-dialog.tsx',
      text: '<Dialog><Button>Save</Button>\n<Button variant="default" onClick={close}>{t(\'platform:actions.cancel\')}</Button></Dialog>',
    },
    {
      path: 'features/house/lower/web/list/a-dialog.tsx',
      text: '<Dialog onClose={onClose}><FormActions saving={saving} cancel={onClose} /></Dialog>',
    },
  ],
  'tenant-query': [
    { path: contract, text: "await call.tenant.db.selectFrom('jobs').execute();" },
    { path: contract, text: "await tenant\n  .query({ text: 'select 1' });" },
    { path: contract, text: 'const { query } = tenant;' },
    { path: contract, text: "await withTenant(scope, (t) => t.query<Row>({ text: 'select 1' }));" },
    { path: 'apps/server/web.ts', text: "await db.updateTable('jobs').execute();" },
  ],
  'identity-query': [{ path: contract, text: "await wiring.database.identity.one({ text: 'select 1' });" }],
  'one-table-sql': [
    { path: action, text: "tenant.query({ name: 'a', text: 'insert into jobs (id) values ($1)' })" },
    { path: action, text: 'tenant.query({ text: `update jobs set name = $2\n where id = $1` })' },
    { path: action, text: "tenant.query({ name: 'a', text: 'delete from jobs where id = $1', values })" },
    { path: action, text: "const text = 'select id, name from jobs where organization_id = $1';" },
    { path: action, text: "tenant.query({ name: 'a', text: `select from jobs for update` })" },
  ],
  'unseen-rows': [{ path: 'db/schema/migrations/999_x.sql', text: 'update jobs set job_name = job_number;' }],
  'unparsed-rows': [
    { path: action, text: 'tenant.query<Job>(statement)' },
    { path: action, text: 'identity\n  .one<Login>({ text })' },
    { path: action, text: 'tenant.query({ text, row: z.custom<Job>() })' },
    { path: action, text: 'tenant.query({ text, row: z.object({ client: z.any() }) })' },
  ],
  'row-made-once': [{ path: action, text: 'tenant.query({ text, row: z.object({ id: z.int() }) })' }],
  'own-search': [
    { path: action, text: "query.where('a.name', 'ilike', text)" },
    { path: action, text: "query.where('a.name', 'like', text)" },
    {
      path: action,
      text: "text: 'select 1 from a where a.name ILIKE $1'",
    },
    { path: action, text: "text: 'select 1 from a where name like $2'" },
    { path: action, text: "text: 'where to_tsvector(name) @@ $1'" },
  ],
  'endless-loop': [
    { path: action, text: 'while (true) await step();' },
    { path: action, text: 'for (;;) step();' },
    { path: action, text: 'for (let tries = 1; ; tries += 1) await step();' },
    { path: action, text: 'do { await step(); } while (1);' },
    { path: action, text: 'while (!ending.signal.aborted) await step();' },
    { path: action, text: 'while (!signal?.aborted) await step();' },
    {
      path: action,
      text: 'const again = async (id: number): Promise<void> => { await step(id); return again(id); };',
    },
    { path: action, text: 'export async function again() { await again(); }' },
    {
      path: action,
      text: 'const ask = async () => (await step()) || answer();\nconst answer = async () => ask();',
    },
    { path: action, text: 'const ask = () => step().then(() => ask());' },
    { path: action, text: 'const poll = () => { step(); setTimeout(poll, 1000); };' },
    { path: 'platform/contract/step.ts', text: 'while (true) step();' },
  ],
  'foreign-host': [
    { path: 'package-lock.json', text: '"resolved": "https://example.test/a.tgz"' },
    { path: 'docs/architecture.md', text: 'see https://registry.example.test/a' },
    { path: '.npmrc', text: 'registry=https://example.test/' },
  ],
  'machine-path': [
    { path: action, text: `readFileSync('${root}/data/a');` },
    { path: 'README.md', text: 'cd /home/somebody/project' },
  ],
};

/** Similar texts that break no rule. */
export const soundSources: readonly Seed[] = [
  { path: action, text: long(350) },
  { path: 'features/sites/jobs/server/job/create-job-service.ts', text: '' },
  { path: 'features/house/lower/web/job-services.tsx', text: '' },
  { path: 'db/schema/types.ts', text: long(2000) },
  { path: action, text: "tenant.query({ text: 'select 1' }); tenant.db;" },
  { path: action, text: "tenant.query({ name: 'event-find', text: 'select id from events', row })" },
  { path: action, text: "tenant.query({ text: 'select count(*) as total from jobs', row })" },
  { path: action, text: "tenant.query({ text: 'select j.id from jobs j join clients c on true', row })" },
  { path: action, text: "tenant.query({ text: 'insert into jobs (id) select unnest($1::int[])' })" },
  { path: action, text: "identity.one({ text: 'select * from identity_find_login($1)', row })" },
  { path: 'platform/server/config.ts', text: 'readConfig(process.env)' },
  { path: 'bin/start.mjs', text: 'process.env.PATH' },
  { path: action, text: "import type { Agent } from 'node:http';" },
  { path: action, text: 'for (let tries = 0; tries < 3; tries += 1) await step();' },
  { path: action, text: 'while (rows.length > 0 && !signal.aborted) await step();' },
  { path: action, text: 'const depth = (node: Node): number => 1 + Math.max(0, ...node.parts.map(depth));' },
  { path: action, text: 'const one = async () => two();\nconst two = async () => 2;' },
  { path: 'features/house/lower/web/list/follow.ts', text: 'for (;;) await step();' },
  {
    path: 'db/schema/migrations/999_x.sql',
    text: 'alter table jobs no force row level security;\nupdate jobs set job_name = job_number;',
  },
  {
    path: 'platform/server/http/run-call.ts',
    text: 'request.query as Record<string, string>; endpoint.query.shape;',
  },
  { path: 'features/house/lower/web/list/a.tsx', text: "import classes from '../a.module.css';" },
  {
    path: 'features/house/lower/web/list/a-dialog.tsx',
    text: '<Dialog><Button variant="default">{t(\'features:back\')}</Button><FormActions cancel={close} /></Dialog>',
  },
  { path: action, text: "const { a } = await import('./a.ts'); import('./b.ts').then((b) => b);" },
  { path: 'apps/server/web.ts', text: 'app.database.identity; database.ping();' },
  { path: 'apps/web/main.tsx', text: "import './main.css';\nimport worker from './map.ts?worker';" },
];
