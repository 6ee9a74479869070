import { basename, posix } from 'node:path';
import { hasUnlistedLoop } from './endless-loops.ts';
import { isFeatureServer, isServer, mayQuery, root } from './project-files.ts';
import { hasUnlistedSql } from './raw-statements.ts';

export type SourceRule = {
  name: string;
  /** What to do instead, shown with the violation. */
  advice: string;
  applies: (path: string) => boolean;
  breaks: (text: string, path: string) => boolean;
};

export const isTest = (path: string): boolean => /\.test\.tsx?$|^tests\/|^bench\//.test(path);
const isCode = (path: string): boolean => /\.(ts|tsx|mjs|cjs)$/.test(path);
const isGenerated = (path: string): boolean => path === 'db/schema/types.ts';
const isWallOrRule = (path: string): boolean => /^tests\/architecture\/(rules|seeds)\//.test(path);

/** Allows "service" for the services of a job, which clients buy. */
const withoutJobServices = (path: string): string =>
  path.startsWith('features/sites/jobs/')
    ? path.replaceAll(/services?/g, '')
    : path.replaceAll(/job-services?/g, '');

const ownerOf = (path: string): string | undefined =>
  /^(features\/[^/]+\/[^/]+|platform|apps)\//.exec(path)?.[1];

const styleSheets = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*['"]([^'"]+\.module\.css)['"]/g)].map(([, sheet = '']) => sheet);

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const lines = (text: string): number => text.trimEnd().split('\n').length;

export const sizeLimit = (path: string): number => (isTest(path) ? 450 : 350);

/** Tests with a value that stands for one of any type: whatever a write shows, and what a failed call has answered. */
const ofAnyType = new Set(['apps/web/stored-names.test.ts', 'tests/api/harness/client.ts']);

/** Migrations that break the rule but have run already. The rows of the first were right; 148_rows_before_their_columns.sql
 * writes those of the others. */
const writesOfOld = new Set(
  ['039_duty_periods', '125_history_since_shown', '135_proposal_offers', '139_project_figures'].map(
    (name) => `db/schema/migrations/${name}.sql`,
  ),
);

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'file-size',
    advice: 'split it by concept: at most 350 lines, 450 in a test',
    applies: (path) => isCode(path) && !isGenerated(path),
    breaks: (text, path) => lines(text) > sizeLimit(path),
  },
  {
    name: 'file-name',
    advice: 'name the concept: utils, helpers, manager, service and common say nothing',
    applies: () => true,
    breaks: (_, path) =>
      withoutJobServices(path)
        .split('/')
        .some((part) => /(^|[-.])(utils?|helpers?|managers?|services?|common|misc)(\.|$)/.test(part)) ||
      basename(path) !== basename(path).replace(/\s/g, ''),
  },
  {
    name: 'environment',
    advice: 'read the environment in platform/server/config.ts',
    applies: (path) =>
      isCode(path) &&
      !/^bin\/|^[\w.]+\.config\.ts$|^platform\/server\/(config|process-environment)\.ts$/.test(path) &&
      !isWallOrRule(path),
    breaks: (text) => /\bprocess\s*\.\s*env\b|\bprocess\s*\[|\benv\b[^;]*from 'node:process'/.test(text),
  },
  {
    name: 'whole-http',
    advice: 'import nodeHttp from platform/server/node-http.ts, or only types',
    applies: (path) =>
      /^(apps|features\/[^/]+\/[^/]+|platform)\/server\//.test(path) &&
      !/\.test\.ts$|\/testing[/.]/.test(path),
    breaks: (text) => /^import (?!type )[^;]*from '(node:)?http'/m.test(text),
  },
  {
    name: 'private-word',
    advice:
      'use a word of the field: applyTransition, runStep, loaded, placeholder; notified, published, emit; max and min of limits; entered, input, request, current, offlineReady, previewText',
    applies: (path) => isCode(path) && !isWallOrRule(path),
    breaks: (text, path) =>
      /\b(carryOut|judgeCreated|isAwake|isAsleep)\b(?!['"])|\b(const|let|type) ([a-zA-Z]+Told|[tT]old|tell|most|least)(?![a-z])/.test(
        text,
      ) ||
      (!isTest(path) &&
        /\b(const|let|type|function) (\w*(Given|Said|Wish|Lifeline|LeftDoors|AtHand|FirstWords|Standing)|given|said|wish|lifeline|standing)\b|\btype Say\b/.test(
          text,
        )),
  },
  {
    name: 'row-verb',
    advice: 'what takes rows out of the database is loadX; requireX when it refuses, countX when it counts',
    applies: (path) => isServer(path) && !isTest(path),
    breaks: (text) =>
      /^export const (find|fetch|select|read|list|get)[A-Z]\w* =\s*(async )?(<[^>]*>)?\(\s*(\{[^}]*\}|\w+): (Tenant|Identity)\b/m.test(
        text,
      ),
  },
  {
    name: 'spread-literal',
    advice: 'write the fields one by one',
    applies: (path) => isCode(path) && !isWallOrRule(path),
    breaks: (text) => /\.\.\.\{/.test(text),
  },
  {
    name: 'unfinished',
    advice: 'finish it or write down the decision',
    applies: (path) => !isWallOrRule(path),
    breaks: (text) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text),
  },
  {
    name: 'skipped-test',
    advice: 'a test runs or goes',
    applies: (path) => isTest(path) && !isWallOrRule(path),
    breaks: (text) => /\b(it|test|describe)\b[^;{]*?\.(only|skip|todo)\b|\bx(it|describe)\(/.test(text),
  },
  {
    name: 'silenced-types',
    advice: 'say what the type is',
    applies: (path) => isCode(path) && !isWallOrRule(path),
    breaks: (text) => /@ts-(ignore|nocheck)\b/.test(text),
  },
  {
    name: 'untyped-fixture',
    advice:
      'give the fixture its type with partly<T>() of platform/contract/testing/partly.ts; a call that its endpoint refuses is sent with client.send()',
    applies: (path) =>
      /\.test\.tsx?$|^tests\/|\/testing[/.]/.test(path) && !isWallOrRule(path) && !ofAnyType.has(path),
    breaks: (text) => /\bas never\b/.test(withoutComments(text)),
  },
  {
    name: 'import-type-expression',
    advice: 'import the type at the top, where the walls see it',
    applies: (path) => /\.tsx?$/.test(path) && !isWallOrRule(path),
    breaks: (text) => /\bimport\(\s*['"][^'"]+['"]\s*\)\.(?!then\b|catch\b|finally\b)\w/.test(text),
  },
  {
    name: 'import-extension',
    advice: 'Node runs the sources: a relative import names the file with its extension',
    applies: (path) => /\.tsx?$/.test(path) && !isWallOrRule(path),
    breaks: (text) =>
      [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"]*)['"]/g)].some(
        ([, target = '']) => !/\.(tsx?|mjs|cjs|json|css|svg|png|woff2)(\?\w+)?$/.test(target),
      ),
  },
  {
    name: 'own-styles',
    advice: 'export a component: a style sheet stays inside its feature, and no index passes it on',
    applies: (path) => /\.tsx?$/.test(path) && !isWallOrRule(path),
    breaks: (text, path) =>
      styleSheets(text).some(
        (sheet) =>
          basename(path) === 'index.ts' ||
          ownerOf(posix.join(posix.dirname(path), sheet)) !== ownerOf(path) ||
          sheet.startsWith('#'),
      ),
  },
  {
    name: 'own-alias',
    advice: 'a feature imports its own files by their paths; the alias is for other features',
    applies: (path) => /^features\/.*\.tsx?$/.test(path) && !isWallOrRule(path),
    breaks: (text, path) => text.includes(`from '#${ownerOf(path)}/`),
  },
  {
    name: 'own-buttons',
    advice: 'a dialog ends with FormActions, which has the buttons in their order and closes it',
    applies: (path) => /^features\/.*\.tsx$/.test(path) && !isWallOrRule(path),
    breaks: (text) =>
      /<Dialog\b/.test(text) &&
      /<Button\b[^<]*>\s*\{t\('platform:actions\.cancel'\)\}|\bcancel=\{(\w+\.)?onClose\}/.test(text),
  },
  {
    name: 'tenant-query',
    advice: 'query under server/ of the feature that owns the tables',
    applies: (path) => isCode(path) && !isTest(path) && !isWallOrRule(path) && !mayQuery(path),
    breaks: (text) =>
      /\btenant\s*\??\.\s*(db|query)\b/.test(text) ||
      /\{[^{}]*\b(db|query)\b[^{}]*\}\s*=\s*(\w+\.)*tenant\b/.test(text) ||
      /\.query\s*(<[^(]*>)?\s*\(\s*\{\s*(name|text)\b/.test(text) ||
      /\.\s*(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text),
  },
  {
    name: 'identity-query',
    advice: 'call the named functions under server/ of a feature',
    applies: (path) => isCode(path) && !isTest(path) && !isWallOrRule(path) && !mayQuery(path),
    breaks: (text) => /\bidentity\s*\??\.\s*(one|all|call)\b/.test(text),
  },
  {
    name: 'one-table-sql',
    advice: 'one table is read and written through tenant.db, whose types know its columns',
    applies: isFeatureServer,
    breaks: hasUnlistedSql,
  },
  {
    name: 'unseen-rows',
    advice:
      'the owner of a table sees its rows while row level security is not forced: lift it, and force it again',
    applies: (path) => /^db\/schema\/migrations\/\d+_\w+\.sql$/.test(path) && !writesOfOld.has(path),
    breaks: (text) =>
      [...text.matchAll(/^(?:update|delete from) (?!users\b)\w+/gm)].length > 0 &&
      !/\bno force row level security\b/.test(text),
  },
  {
    name: 'unparsed-rows',
    advice: 'give the statement the schema of its rows',
    applies: isServer,
    breaks: (text, path) =>
      /\b(tenant|identity)\s*\.\s*(query|one|all)\s*</.test(text) ||
      (/\bz\s*\.\s*(custom|any)\b/.test(text) && path !== 'platform/server/db/parsed-by-answer.ts'),
  },
  {
    name: 'row-made-once',
    advice: 'keep the schema outside of the function: to make it takes longer than to parse with it',
    applies: isServer,
    breaks: (text) => /\brow: (z\.(?!ZodType)|\w+\.(pick|omit|extend)\()/.test(text),
  },
  {
    name: 'own-search',
    advice:
      'search with loadSearchWords of platform/server/db/search-words.ts, over a table with an index of words',
    applies: (path) => isServer(path) && path !== 'platform/server/db/search-words.ts',
    breaks: (text) =>
      /\bilike\b|['"`](not )?like['"`]|\blike\s+(\$|\?|'|\(|any\b|lower\b)|~~|\bsimilar to\b|\b(strpos|to_tsvector)\(/i.test(
        withoutComments(text),
      ),
  },
  {
    name: 'endless-loop',
    advice:
      'end it by count and by time, see in-time.ts and until-done.ts; one that must not end goes on the list of rules/endless-loops.ts',
    // In a browser a loop holds up nobody but the page that it is in.
    applies: (path) =>
      /^(apps\/server|db|bin|(features\/[^/]+\/[^/]+|platform)\/(contract|server))\/.*\.(ts|mjs)$/.test(
        path,
      ) &&
      !isTest(path) &&
      !isGenerated(path),
    breaks: hasUnlistedLoop,
  },
  {
    name: 'foreign-host',
    advice: 'the lock file and .npmrc name no place to download from, and nothing else does',
    applies: (path) => !isWallOrRule(path),
    breaks: (text) =>
      /https?:\/\/[^\s/'"]*(registry|artifactory|verdaccio|nexus)[^\s'"]*|"resolved":\s*"(https?|git)|^\s*(@[\w-]+:)?registry\s*=/m.test(
        text,
      ),
  },
  {
    name: 'machine-path',
    advice: 'build paths from import.meta.dirname',
    applies: (path) => !isWallOrRule(path),
    breaks: (text) =>
      text.includes(`${root}/`) || /(?<![\w.])\/(home|Users)\/[a-z][\w-]*\/|[A-Z]:\\\\?Users\\/.test(text),
  },
];

/** `rule: path, advice` for every rule that a file breaks. */
export const sourceFaults = (path: string, text: string): string[] =>
  sourceRules
    .filter((rule) => rule.applies(path) && rule.breaks(text, path))
    .map((rule) => `${rule.name}: ${path}, ${rule.advice}`);
