import type { Sources } from './temporary-project.ts';

/** The smallest project that compiles. */
export const typedProject: Sources = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#features/*': './features/*/index.ts', '#platform/*': './platform/*.ts' },
  }),
  'platform/contract/word.ts': 'export const word: string = "";\n',
  'platform/server/read.ts':
    "import { readFileSync } from 'node:fs';\nimport { word } from '#platform/contract/word';\nexport const read = () => readFileSync(word).length;\n",
  'platform/web/show.tsx':
    "import { word } from '#platform/contract/word';\nexport const Show = () => <b title={document.title}>{word}</b>;\n",
  'platform/server/read.test.ts':
    "import { read } from './read.ts';\nexport const tested: number = read();\n",
  'platform/server/plain.ts': 'export const plain = () => 1;\n',
  'platform/server/plain-too.ts': 'export const plain = () => 1;\n',
  'platform/web/pick.ts': "export const pick = () => 'a';\n",
  'features/map.ts': 'export const domains = {};\n',
  'db/schema/owners.ts': 'export const tableOwners = {};\n',
};

/** Files that must not compile, with the expected error: one for each file behind a wall. */
export const brokenTypes: readonly { path: string; text: string; code: string }[] = [
  {
    path: 'platform/contract/uses-dom.ts',
    text: 'export const title = () => document.title;\n',
    code: 'TS2584',
  },
  {
    path: 'platform/contract/uses-node.ts',
    text: 'export const port = () => process.argv;\n',
    code: 'TS2591',
  },
  {
    path: 'platform/contract/asks-server.ts',
    text: "import { plain } from '../server/plain.ts';\nexport const asks: () => number = plain;\n",
    code: 'TS6307',
  },
  {
    path: 'platform/web/asks-server.ts',
    text: "import { plain } from '../server/plain-too.ts';\nexport const asks: () => number = plain;\n",
    code: 'TS6307',
  },
  {
    path: 'platform/web/asks-server-by-name.ts',
    text: "import { plain } from '#platform/server/plain';\nexport const asks: () => number = plain;\n",
    code: 'TS6307',
  },
  { path: 'platform/web/uses-node.ts', text: 'export const port = () => process.argv;\n', code: 'TS2591' },
  {
    path: 'platform/server/asks-web.ts',
    text: "import { pick } from '../web/pick.ts';\nexport const asks: () => string = pick;\n",
    code: 'TS6307',
  },
  {
    path: 'platform/server/uses-dom.ts',
    text: 'export const title = () => document.title;\n',
    code: 'TS2584',
  },
  { path: 'platform/server/kinds.ts', text: 'export enum Kind {\n  One,\n}\n', code: 'TS1294' },
  {
    path: 'platform/server/forgets-extension.ts',
    text: "import { read } from './read';\nexport const asks: () => number = read;\n",
    code: 'TS2835',
  },
  {
    path: 'platform/server/read-wrong.test.ts',
    text: 'export const wrong: number = "one";\n',
    code: 'TS2322',
  },
];
