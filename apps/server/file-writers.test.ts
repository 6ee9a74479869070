import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileBed, people, startFileBed } from '../../tests/api/harness/file-rights/file-bed.ts';
import { type FileRights, fileRights } from '../../tests/api/harness/file-rights/file-rights.ts';
import { officeFiles } from '../../tests/api/harness/file-rights/office-files.ts';
import type { Tried } from '../../tests/api/harness/file-rights/try-file.ts';
import { workFiles } from '../../tests/api/harness/file-rights/work-files.ts';
import { sqlAs } from '../../tests/api/harness/sql-as.ts';
import { product } from './product.ts';

let started: FileBed;
beforeAll(async () => {
  started = await startFileBed();
});
afterAll(() => started.bed.app.close());

const made = { ...officeFiles, ...workFiles };

const kindOf = (title: string): string => title.replace(/,.*/, '');

const expected = ({ read, write, draw = [] }: FileRights, who: (typeof people)[number] | 'outsider') => {
  const [reads, writes, draws] = [read, write, [...write, ...draw]].map((list) =>
    list.some((one) => one === who),
  );
  // A viewer license is refused before anybody looks whether there is a file.
  const refused = who === 'viewer' || reads ? 403 : 404;
  return {
    read: reads ? 200 : 404,
    rename: writes ? 200 : refused,
    draw: draws ? 200 : refused,
    remove: writes ? 200 : refused,
  };
};

const withoutOffer = ({ offered: _, ...statuses }: Tried) => statuses;

describe('a file is read, renamed, drawn on and removed by those of the table alone', () => {
  it.each(Object.entries(fileRights))('%s', { timeout: 120_000 }, async (title, rights) => {
    const file = await made[title]?.(started.bed);
    if (!file) throw new Error(`nobody makes ${title}`);
    const tried = await started.tryAll(file);
    for (const who of [...people, 'outsider'] as const)
      expect([who, withoutOffer(tried[who])]).toEqual([who, expected(rights, who)]);
    const offers = Object.entries(tried).filter(([, { offered }]) => offered !== undefined);
    expect(offers.length > 0, 'somebody is shown the file').toBe(file.see !== undefined);
    // A page offers to draw exactly where the server lets the person.
    for (const [who, { offered, draw }] of offers) expect([who, offered]).toEqual([who, draw === 200]);
  });
});

describe('every kind of record with files', () => {
  const writers = product.gather('fileWriters');

  it('says who may change them', () => {
    expect(Object.keys(writers).sort()).toEqual(Object.keys(product.gather('fileOwners')).sort());
  });

  it('stands in the table with the purposes that can be changed, and with no other', () => {
    const declared = Object.entries(writers).flatMap(([entity, { purposes }]) =>
      purposes.map((purpose) => `${entity} ${purpose}`),
    );
    const named = Object.entries(fileRights).flatMap(([title, { write }]) =>
      write.length > 0 ? [kindOf(title)] : [],
    );
    expect(declared.sort()).toEqual([...new Set(named)].sort());
    const entities = new Set(Object.keys(fileRights).map((title) => title.split(' ')[0]));
    // Of a job itself there are no files: documents and notes have kinds of their own.
    expect([...entities, 'job'].sort()).toEqual(Object.keys(writers).sort());
    expect(Object.keys(made).sort()).toEqual(Object.keys(fileRights).sort());
  });

  it('has been given no file of another purpose by all that was made here', async () => {
    const { app, acme } = started.bed;
    const rows = await sqlAs<{ kind: string }>(
      app,
      acme,
      `select distinct owner_entity || ' ' || purpose as kind from files order by 1`,
    );
    const named = new Set(Object.keys(fileRights).map(kindOf));
    expect(rows.map(({ kind }) => kind).filter((kind) => !named.has(kind))).toEqual([]);
  });
});
