import type { Sources } from './temporary-project.ts';

/** The smallest project that breaks no rule: `upper` uses `lower`. */
export const soundProject: Sources = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#features/*': './features/*/index.ts', '#platform/*': './platform/*.ts' },
    dependencies: { kysely: '*', pg: '*', 'pg-boss': '*', react: '*', zod: '*' },
  }),
  'platform/contract/word.ts': "import { z } from 'zod';\nexport const word = z.string();\n",
  'platform/server/db/pool.ts': "import pg from 'pg';\nexport const pool = () => new pg.Pool();\n",
  'platform/server/db/database.ts':
    "import { pool } from './pool.ts';\nexport const openDatabase = () => pool();\n",
  'platform/web/screen.ts':
    "import { word } from '#platform/contract/word';\nexport const screen = () => word.parse('a');\n",
  'features/house/lower/contract/index.ts':
    "import { word } from '#platform/contract/word';\nexport const lowerWord = word.min(1);\n",
  'features/house/lower/server/lower-repository.ts':
    "import { sql } from 'kysely';\nexport const readLower = () => sql`select 1`;\n",
  'features/house/lower/server/index.ts': "export { readLower } from './lower-repository.ts';\n",
  'features/house/lower/server/testing.ts':
    "import { readLower } from './lower-repository.ts';\nexport const prepareLower = () => readLower();\n",
  'features/house/lower/web/index.ts':
    "import { screen } from '#platform/web/screen';\nexport const lowerScreen = () => screen();\n",
  'features/house/upper/contract/index.ts':
    "import { lowerWord } from '#features/house/lower/contract';\nexport const upperWord = lowerWord.max(9);\n",
  'features/house/upper/server/index.ts':
    "import { readLower } from '#features/house/lower/server';\nexport const readUpper = () => readLower();\n",
  'features/house/upper/server/upper.test.ts':
    "import { prepareLower } from '../../lower/server/testing.ts';\nimport { readUpper } from './index.ts';\nexport const tested = [prepareLower, readUpper];\n",
  'features/house/upper/web/pages.ts': "export const pages = { one: () => import('./one-page.ts') };\n",
  'features/house/upper/web/one-page.ts':
    "import { lowerScreen } from '#features/house/lower/web';\nexport default () => import('./pages.ts').then(lowerScreen);\n",
  'db/demo/seed.ts':
    "import { readLower } from '#features/house/lower/server';\nexport const seed = () => readLower();\n",
  'apps/server/web.ts':
    "import { readUpper } from '#features/house/upper/server';\nimport { openDatabase } from '#platform/server/db/database';\nexport const start = () => [readUpper(), openDatabase()];\n",
};
