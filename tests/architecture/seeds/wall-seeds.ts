import type { Sources } from './temporary-project.ts';

/** Files that each break one rule of .dependency-cruiser.cjs; all are added to the sound project at once. */
export const wallSeeds: Readonly<Record<string, Sources>> = {
  'no-cycles': {
    'platform/server/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
    'platform/server/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
    'platform/web/first.tsx':
      "import { last } from './last.tsx';\nexport const First = () => <b>{last}</b>;\n",
    'platform/web/last.tsx': "import { First } from './first.tsx';\nexport const last = () => <First />;\n",
  },
  'no-unresolvable': {
    'platform/server/lost.ts':
      "import { openDatabase } from './db/missing.ts';\nexport const lost = openDatabase;\n",
  },
  'no-orphans': { 'platform/server/alone.ts': 'export const alone = 1;\n' },
  'contract-is-pure': {
    'platform/contract/reads-files.ts':
      "import { readFileSync } from 'node:fs';\nexport const text = readFileSync;\n",
    'features/house/lower/contract/draws.ts':
      "import { createElement } from 'react';\nexport const draws = createElement;\n",
    'features/house/lower/contract/asks.ts':
      "import { readLower } from '../server/index.ts';\nexport const asks = readLower;\n",
  },
  'web-never-server': {
    'features/house/lower/web/asks.ts':
      "import { readLower } from '../server/index.ts';\nexport const asks = readLower;\n",
    'platform/web/asks-type.tsx':
      "import type { openDatabase } from '#platform/server/db/database';\nexport const Asks = (of: { it: typeof openDatabase }) => <b>{String(of.it)}</b>;\n",
  },
  'web-never-node': {
    'features/house/lower/web/reads.ts':
      "import { readFileSync } from 'node:fs';\nexport const reads = readFileSync;\n",
  },
  'server-never-web': {
    'features/house/upper/server/draws.ts':
      "import { lowerScreen } from '#features/house/lower/web';\nexport const draws = lowerScreen;\n",
    'platform/server/draws-react.ts':
      "import { createElement } from 'react';\nexport const draws = createElement;\n",
  },
  'features-meet-at-an-index': {
    'features/house/upper/server/digs.ts':
      "import { readLower } from '../../lower/server/lower-repository.ts';\nexport const digs = readLower;\n",
    'features/house/upper/server/digs-lazily.ts':
      "export const digs = () => import('../../lower/server/lower-repository.ts');\n",
    'features/garden/apart/server/digs.ts':
      "import { readLower } from '../../../house/lower/server/lower-repository.ts';\nexport const digs = readLower;\n",
  },
  'features-are-entered-at-an-index': {
    'apps/server/digs.ts':
      "import { readLower } from '../../features/house/lower/server/lower-repository.ts';\nexport const digs = readLower;\n",
  },
  'feature-tests-meet-at-an-index': {
    'features/house/upper/server/digs.test.ts':
      "import { readLower } from '../../lower/server/lower-repository.ts';\nexport const digs = readLower;\n",
  },
  'platform-knows-no-feature': {
    'platform/server/knows.ts':
      "import { readLower } from '#features/house/lower/server';\nexport const knows = readLower;\n",
  },
  'the-schema-stands-below': {
    'db/schema/asks.ts':
      "import { readLower } from '#features/house/lower/server';\nexport const asks = readLower;\n",
  },
  'the-demo-stands-above': {
    'features/house/lower/server/fills.ts':
      "import { seed } from '../../../../db/demo/seed.ts';\nexport const fills = seed;\n",
  },
  'nobody-imports-apps': {
    'features/house/upper/server/looks-up.ts':
      "import { start } from '../../../../apps/server/web.ts';\nexport const up = start;\n",
  },
  'nobody-imports-tests': {
    'features/house/lower/server/leans.ts':
      "import { prepareLower } from './testing.ts';\nexport const leans = prepareLower;\n",
  },
  'only-servers-query': {
    'features/house/lower/web/asks-sql.ts':
      "import { sql } from 'kysely';\nexport const asked = sql`select 1`;\n",
    'apps/server/counts.ts': "import { sql } from 'kysely';\nexport const counted = sql`select 1`;\n",
  },
  'only-the-platform-connects': {
    'features/house/lower/server/connect-repository.ts':
      "import pg from 'pg';\nexport const connect = () => new pg.Pool();\n",
  },
  'only-the-platform-queues': {
    'features/house/lower/server/enqueue.ts':
      "import { PgBoss } from 'pg-boss';\nexport const queue = PgBoss;\n",
  },
  'pool-stays-inside': {
    'platform/server/takes.ts': "import { pool } from './db/pool.ts';\nexport const takes = pool;\n",
  },
};
