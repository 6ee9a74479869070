import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { ownNoteMilliseconds } from '#features/sites/notes/contract';
import { type Task, taskEndpoints } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import { type FileBed, people, startFileBed } from '../../tests/api/harness/file-rights/file-bed.ts';
import { type FileRights, fileRights } from '../../tests/api/harness/file-rights/file-rights.ts';
import { picture } from '../../tests/api/harness/file-rights/made-file.ts';
import { officeFiles } from '../../tests/api/harness/file-rights/office-files.ts';
import { workFiles } from '../../tests/api/harness/file-rights/work-files.ts';
import { addTask, transitionTask } from '../../tests/api/harness/index.ts';

let started: FileBed;
beforeAll(async () => {
  started = await startFileBed();
});
afterAll(() => started.bed.app.close());

const made = { ...officeFiles, ...workFiles };

const expected = (
  { closed = [], write, draw = [] }: FileRights,
  who: (typeof people)[number] | 'outsider',
) => {
  const [reads, writes, draws] = [closed, write, [...write, ...draw]].map((list) =>
    list.some((one) => one === who),
  );
  const refused = who === 'viewer' || reads ? 403 : 404;
  const late = reads ? 409 : 404;
  return {
    read: reads ? 200 : 404,
    rename: writes ? late : refused,
    draw: draws ? late : refused,
    remove: writes ? late : refused,
  };
};

describe('nobody changes a file of a record that is closed or final, and all who see the record read it', () => {
  const closing = Object.entries(fileRights).filter(([, { closed }]) => closed !== undefined);

  it.each(closing)('%s', { timeout: 120_000 }, async (title, rights) => {
    const file = await made[title]?.(started.bed);
    if (!file?.close) throw new Error(`nobody closes the record of ${title}`);
    await file.close();
    const tried = await started.tryAll(file);
    for (const who of [...people, 'outsider'] as const) {
      const { offered, ...statuses } = tried[who];
      expect([who, statuses]).toEqual([who, expected(rights, who)]);
      expect([who, offered ?? false]).toEqual([who, false]);
    }
  });

  it('and every record that has such a state is tried', () => {
    expect(closing.map(([title]) => title).length).toBeGreaterThan(10);
    // What is left never closes, or its files are kept from the beginning.
    const rest = Object.entries(fileRights).filter(([, { closed }]) => closed === undefined);
    const entities = [...new Set(rest.map(([title]) => title.split(' ')[0]))];
    expect(entities).toEqual([
      'building',
      'client',
      'client-import-upload',
      'contract-import-upload',
      'job-document',
      'job-import-upload',
      'note',
      'organization',
      'people-import-upload',
      'proposal',
      'rent-roll-upload',
      'site-instruction',
      'user',
      'vendor',
    ]);
  });
});

const remove = (id: number, who: (typeof people)[number] = 'manager') =>
  started.bed.clients[who].call(fileEndpoints.deleteFile, { params: { id } });

describe('whoever changes a file waits for whoever holds its record, as a closing does', () => {
  it.each([
    ['action-log-entry attachment', 'action_logs', 'manager'],
    ['contract signed', 'jobs', 'manager'],
    ['daily-report attachment', 'daily_reports', 'manager'],
    ['daily-report-check attachment', 'daily_reports', 'manager'],
    ['daily-report-incident attachment', 'daily_reports', 'manager'],
    ['inspection-answer attachment', 'inspections', 'manager'],
    ['note attachment, of a special project', 'special_projects', 'csr'],
    ['note attachment, of a task', 'tasks', 'supervisor'],
    ['special-project attachment', 'special_projects', 'manager'],
    ['task attachment', 'tasks', 'manager'],
  ] as const)('%s', async (title, table, who) => {
    const { app, acme } = started.bed;
    const { file = 0 } = (await made[title]?.(started.bed)) ?? {};
    const { removal } = await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      await tenant.query({ text: `select id from ${table} for update` });
      const pending = remove(file, who);
      expect(await Promise.race([pending, pause(500, 'waits')])).toBe('waits');
      return { removal: pending };
    });
    expect((await removal).status).toBe(200);
  });
});

const withPhoto = async (): Promise<Task> => {
  const { acme, clients } = started.bed;
  const { id } = await addTask(clients.manager, acme.inScope);
  const added = await clients.manager.call(taskEndpoints.addResolutionImages, {
    body: { id },
    files: [await picture()],
  });
  return added.payload;
};

describe('a task', () => {
  it('keeps its photos when it is cancelled, and gives them free when it is reopened', async () => {
    const { manager } = started.bed.clients;
    const { id, resolution_files } = await withPhoto();
    const file = resolution_files[0]?.id ?? 0;
    expect((await transitionTask(manager, id, 'cancel', { note: 'Not wanted' })).status).toBe(200);
    const refused = await remove(file);
    expect([refused.status, refused.code]).toEqual([409, 'file_record_closed']);
    expect(refused.text).toContain('closed');
    expect((await transitionTask(manager, id, 'reopen', { note: 'Wanted after all' })).status).toBe(200);
    expect((await remove(file)).status).toBe(200);
  });

  it('keeps a photo that was taken in error after it was closed', async () => {
    const { manager } = started.bed.clients;
    const { id } = await withPhoto();
    await transitionTask(manager, id, 'close');
    const late = await manager.call(taskEndpoints.addResolutionImages, {
      body: { id },
      files: [await picture()],
    });
    expect(late.payload.can.edit_files).toBe(false);
    expect((await remove(late.payload.resolution_files[1]?.id ?? 0)).status).toBe(409);
  });

  it('ends before its photo is removed, or after: never in between', async () => {
    const { app, acme } = started.bed;
    const { id, resolution_files } = await withPhoto();
    const file = resolution_files[0]?.id ?? 0;
    const removal = await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      await tenant.db.updateTable('tasks').set({ status: 'cancelled' }).where('id', '=', id).execute();
      const pending = remove(file);
      // The removal waits for this transaction, or it would be done by now.
      expect(await Promise.race([pending, pause(500, 'waits')])).toBe('waits');
      return { pending };
    });
    expect((await removal.pending).status).toBe(409);
  });
});

describe('photos of a note', () => {
  const note = async (id: number, body: object = {}) => {
    const noted = await started.bed.clients.supervisor.call(taskEndpoints.addTaskNote, {
      params: { id },
      body,
      files: [await picture()],
    });
    return noted.payload.notes.at(-1);
  };

  it('are removed while the note can be taken back, and later only drawn on', async () => {
    const { app, clients } = started.bed;
    const { id } = await withPhoto();
    const file = (await note(id))?.files[0]?.id ?? 0;
    const begun = '2026-07-01T15:00:00Z';
    app.setNow(new Date(Date.parse(begun) + ownNoteMilliseconds + 1000));
    expect((await remove(file, 'supervisor')).status).toBe(403);
    const drawn = await clients.supervisor.call(fileEndpoints.markFile, {
      params: { id: file },
      body: { markup: [] },
    });
    expect(drawn.status).toBe(200);
    app.setNow(begun);
    expect((await remove(file, 'supervisor')).status).toBe(200);
  });

  it('keep their note once the task is closed; words alone can be taken back', async () => {
    const { supervisor, manager } = started.bed.clients;
    const { id } = await withPhoto();
    const withFile = await note(id);
    const words = await supervisor.call(taskEndpoints.addTaskNote, {
      params: { id },
      body: { body: 'The dock was locked' },
    });
    await transitionTask(manager, id, 'close');
    const { payload } = await manager.call(taskEndpoints.getTask, { params: { id } });
    expect(payload.notes.map(({ can }) => can.delete)).toEqual([false, true]);
    const take = (noteId = 0) => manager.call(taskEndpoints.deleteTaskNote, { params: { id: noteId } });
    expect((await take(withFile?.id)).status).toBe(409);
    expect((await take(words.payload.notes.at(-1)?.id)).status).toBe(200);
  });
});
