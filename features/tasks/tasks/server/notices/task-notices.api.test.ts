import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import { systemScope } from '#platform/server/http/person';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  addTask,
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  type Who,
  waitingWork,
} from '../../../../../tests/api/harness/index.ts';
import { taskEndpoints } from '../../contract/index.ts';

/** The next noon (or eleven) in Denver, where the company is: no quiet hours, and sessions are still good. */
const noon = (() => {
  const moment = new Date();
  if (moment.getUTCHours() >= 18) moment.setUTCDate(moment.getUTCDate() + 1);
  return `${moment.toISOString().slice(0, 10)}T18:00:00Z`;
})();

/** Who holds which role at the job site of the tests. */
const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  scheduler: 'assistant-manager',
  supervisor: 'supervisor',
  'day-porter': 'day-porter',
  csr: 'csr',
  'sales-rep': 'sales-rep',
};

let sink: MailSink;
let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme, rival } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: noon },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
  manager = await acme.signIn('manager');
});
afterEach(() => {
  sink.received.length = 0;
  app.setNow(noon);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const create = (client: Client, more: object = {}) =>
  addTask(client, acme.inScope, { description: 'Wipe the lobby glass', ...more });

const transition = async (client: Client, id: number, name: 'close' | 'reopen' | 'cancel' | 'undo') => {
  const answer = await client.call(taskEndpoints.transitionTask, {
    body: { id, transition: name, note: 'Leaks again' },
  });
  if (answer.status !== 200) throw new Error(answer.text);
};

/** Does all work of the queues; returns who got mail, by the part of the address that says who they are. */
const deliver = async (): Promise<string[]> => {
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sink.received.map((mail) => String(mail.to?.[0]?.address).split('@')[0] ?? '').sort();
};

const forget = async (): Promise<void> => {
  await deliver();
  sink.received.length = 0;
};

describe('by the matrix', () => {
  it('a new task reaches the supervisor and the assignee, in one mail each', async () => {
    await create(manager, { assignee_user_ids: [acme.users['day-porter'], acme.users.supervisor] });
    expect(await deliver()).toEqual(['day-porter', 'supervisor']);
  });

  it('who makes a task for themselves is told nothing', async () => {
    await create(await acme.signIn('supervisor'), { assignee_user_ids: [acme.users.supervisor] });
    expect(await deliver()).toEqual([]);
  });

  it('a closed task reaches the CSR and its creator', async () => {
    const task = await create(manager);
    await forget();
    await transition(await acme.signIn('supervisor'), task.id, 'close');
    expect(await deliver()).toEqual(['csr', 'manager']);
  });

  it.each(['reopen', 'cancel'] as const)('%s reaches area manager, supervisor and assignee', async (name) => {
    const task = await create(manager, { assignee_user_ids: [acme.users.csr] });
    if (name === 'reopen') await transition(manager, task.id, 'close');
    await forget();
    await transition(manager, task.id, name);
    expect(await deliver()).toEqual(['area-manager', 'csr', 'supervisor']);
    expect(sink.received[0]?.text).toContain('Leaks again');
  });

  it('whoever is assigned later is told, and nobody else', async () => {
    const task = await create(manager);
    await forget();
    const { updated_at } = task;
    const body = { description: 'Wipe', type: 'request' as const, updated_at };
    const answer = await manager.call(taskEndpoints.updateTask, {
      params: { id: task.id },
      body: { ...body, assignee_user_ids: [acme.users['day-porter']] },
    });
    expect(answer.status).toBe(200);
    expect(await deliver()).toEqual(['day-porter']);
  });
});

it('a note reaches whom it mentions by mail, and creator and assignees by the bell', async () => {
  const task = await create(manager, { assignee_user_ids: [acme.users['day-porter']] });
  await forget();
  const supervisor = await acme.signIn('supervisor');
  const answer = await supervisor.call(taskEndpoints.addTaskNote, {
    params: { id: task.id },
    body: { body: 'The key is at the desk', mention_user_ids: [acme.users.csr] },
  });
  expect(answer.status).toBe(200);
  expect(await deliver()).toEqual(['csr']);
  expect(sink.received[0]).toMatchObject({ subject: 'You were mentioned: Wipe the lobby glass' });
  expect(sink.received[0]?.text).toContain('The key is at the desk');
  for (const client of [manager, await acme.signIn('day-porter')]) {
    const { payload } = await client.call(notificationEndpoints.listNotifications);
    expect(payload.rows[0]?.title).toBe('Note: Wipe the lobby glass');
  }
});

it('ends the title of a task that has none of its own with a whole word, in bell and mail', async () => {
  const description = `${'Wipe the glass '.repeat(5)}beside the freight elevators of both wings`;
  await addTask(manager, acme.inScope, {
    description,
    title: undefined,
    assignee_user_ids: [acme.users['day-porter']],
  });
  await deliver();
  const porter = await acme.signIn('day-porter');
  const { payload } = await porter.call(notificationEndpoints.listNotifications);
  const cut = `${'Wipe the glass '.repeat(5)}…`.replace(' …', '…');
  expect(payload.rows[0]?.title).toBe(`New task: ${cut}`);
  expect(sink.received.map(({ text }) => text).join()).toContain(cut);
});

describe('a close', () => {
  it('is told no earlier than it can be taken back', async () => {
    const task = await create(manager);
    await forget();
    await transition(manager, task.id, 'close');
    const [work] = await waitingWork(app, 'notifications');
    const wait = Number(work?.start_after.getTime()) - Number(work?.created_on.getTime());
    expect(wait).toBeGreaterThan(10_000);
    expect(wait).toBeLessThan(15_000);
    await forget();
  });

  it('that was taken back is told to nobody, and one after it once', async () => {
    const task = await create(manager);
    await forget();
    await transition(manager, task.id, 'close');
    await transition(manager, task.id, 'undo');
    expect(await deliver()).toEqual([]);
    await transition(manager, task.id, 'close');
    await transition(manager, task.id, 'undo');
    await transition(manager, task.id, 'close');
    expect(await deliver()).toEqual(['csr']);
  });
});

describe('what people chose', () => {
  const choose = (client: Client, body: { id: number; active: boolean | null; jobId?: number }) =>
    client.call(notificationEndpoints.setCommunicationPreference, {
      body: body.jobId === undefined ? { ...body, allBuildings: true } : body,
    });

  it('holds at the job before everywhere, and the matrix again when it is taken back', async () => {
    const [supervisor, csr] = [await acme.signIn('supervisor'), await acme.signIn('csr')];
    await choose(supervisor, { id: 6, active: false });
    await choose(csr, { id: 6, active: true });
    await create(manager);
    expect(await deliver()).toEqual(['csr']);
    sink.received.length = 0;
    await choose(supervisor, { id: 6, active: true, jobId: acme.inScope.jobId });
    await choose(csr, { id: 6, active: false, jobId: acme.inScope.jobId });
    await create(manager);
    expect(await deliver()).toEqual(['supervisor']);
    sink.received.length = 0;
    for (const client of [supervisor, csr]) {
      await choose(client, { id: 6, active: null });
      await choose(client, { id: 6, active: null, jobId: acme.inScope.jobId });
    }
    await create(manager);
    expect(await deliver()).toEqual(['supervisor']);
  });
});

describe('tasks assigned in one go', () => {
  const assign = async (tasks: readonly { id: number }[], who: Who): Promise<void> => {
    const answer = await manager.call(taskEndpoints.changeTasks, {
      body: {
        ids: tasks.map(({ id }) => id),
        change: { action: 'assign', assignee_user_ids: [acme.users[who]] },
      },
    });
    expect(answer.payload.failed).toEqual([]);
  };
  const makeTasks = async (count: number) => {
    const tasks = [];
    for (let made = 0; made < count; made += 1) tasks.push(await create(manager));
    await forget();
    return tasks;
  };

  it('are one notification and one mail, with the list of them', async () => {
    const tasks = await makeTasks(3);
    await assign(tasks, 'day-porter');
    expect(await deliver()).toEqual(['day-porter']);
    expect(sink.received[0]?.subject).toMatch(/^3 (tasks assigned to you|tareas asignadas a usted)$/);
    const ids = tasks.map(({ id }) => id).join();
    expect(sink.received[0]?.text).toContain(`https://cora.example.com/tasks?view=list&ids=${ids}`);
    const porter = await acme.signIn('day-porter');
    const { payload } = await porter.call(notificationEndpoints.listNotifications);
    expect(payload.rows.filter(({ kind }) => kind.startsWith('task.assigned-together'))).toHaveLength(1);
  });

  it('count only those that were not theirs before, and one is told as itself', async () => {
    const [mine, other] = await makeTasks(2);
    if (!mine || !other) throw new Error('there are two');
    await assign([mine], 'csr');
    await forget();
    await assign([mine, other], 'csr');
    expect(await deliver()).toEqual(['csr']);
    expect(sink.received[0]?.subject).toContain(other.title);
  });
});

describe('tasks closed or cancelled in one go', () => {
  const finish = async (
    tasks: readonly { id: number }[],
    change: { action: 'close' } | { action: 'cancel'; note: string },
  ): Promise<void> => {
    const answer = await manager.call(taskEndpoints.changeTasks, {
      body: { ids: tasks.map(({ id }) => id), change },
    });
    expect(answer.payload.failed).toEqual([]);
  };
  const makeAs = async (who: Who, count: number, more: object = {}) => {
    const client = await acme.signIn(who);
    const tasks = [];
    for (let made = 0; made < count; made += 1) tasks.push(await create(client, more));
    await forget();
    return tasks;
  };

  it('are one notification and one mail a person, with the list of them, each in their language', async () => {
    const csr = await acme.signIn('csr');
    await csr.raw('PUT', '/api/v1/user/locale', { locale: 'es' });
    const [mine, others] = [await makeAs('supervisor', 1), await makeAs('area-manager', 3)];
    const bell = async () => (await csr.call(notificationEndpoints.listNotifications)).payload;
    const { unread } = await bell();
    await finish([...mine, ...others], { action: 'close' });
    expect(await deliver()).toEqual(['area-manager', 'csr', 'supervisor']);
    const to = (who: string) => sink.received.find((mail) => mail.to?.[0]?.address?.startsWith(who));
    expect(to('csr')?.subject).toBe('4 tareas terminadas');
    expect(to('area-manager')?.subject).toBe('3 tasks done');
    const ids = others.map(({ id }) => id).join();
    expect(to('area-manager')?.text).toContain(`https://cora.example.com/tasks?view=list&ids=${ids}`);
    expect(to('supervisor')?.subject).toBe(`Done: ${mine[0]?.title}`);
    const after = await bell();
    expect(after.unread).toBe(unread + 1);
    expect(after.rows[0]).toMatchObject({ kind: 'task.closed-together', title: '4 tasks done' });
    const exactly = await csr.call(taskEndpoints.listTasks, { query: { ids: others.map(({ id }) => id) } });
    expect(exactly.payload.rows.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
    await csr.raw('PUT', '/api/v1/user/locale', { locale: 'en' });
  });

  it('say why, and leave out those that were taken back, or are told to nobody twice', async () => {
    const tasks = await makeAs('manager', 3, { assignee_user_ids: [acme.users['day-porter']] });
    await finish(tasks, { action: 'cancel', note: 'The building is sold' });
    await transition(manager, tasks[0]?.id ?? 0, 'reopen');
    const work = await waitingWork(app, 'notifications');
    await runWork(app, 'notifications');
    for (const { data } of work) await app.wiring.queue.addAlone('notifications', data);
    await deliver();
    const porter = sink.received.filter((mail) => mail.to?.[0]?.address?.startsWith('day-porter'));
    expect(porter.map(({ subject }) => subject).sort()).toEqual([
      '2 tasks cancelled',
      `Reopened: ${tasks[0]?.title}`,
    ]);
    expect(porter.find(({ subject }) => subject?.startsWith('2'))?.text).toContain('The building is sold');
  });

  it('name jobs only to people who see them', async () => {
    const near = await makeAs('manager', 2);
    const away = await addTask(manager, acme.outOfScope);
    await forget();
    await finish([...near, away], { action: 'cancel', note: 'Sold' });
    await deliver();
    const supervisor = sink.received.find((mail) => mail.to?.[0]?.address?.startsWith('supervisor'));
    expect(supervisor?.subject).toBe('2 tasks cancelled');
    expect(supervisor?.text).not.toMatch(new RegExp(`(/task/${away.id}|#${away.number})\\b`));
  });
});

it('a mail that waited says nothing of a note that was taken back', async () => {
  const porter = await acme.signIn('day-porter');
  const settings = (delivery: 'daily' | 'instant') =>
    porter.raw('PUT', '/api/v1/core/user/communication_settings', { delivery });
  const task = await create(manager);
  await forget();
  await settings('daily');
  const write = async (body: string) => {
    const answer = await manager.call(taskEndpoints.addTaskNote, {
      params: { id: task.id },
      body: { body, mention_user_ids: [acme.users['day-porter']] },
    });
    return answer.payload.notes.at(-1)?.id ?? 0;
  };
  const noteId = await write('Ask the landlord');
  await runWork(app, 'notifications');
  await manager.call(taskEndpoints.deleteTaskNote, { params: { id: noteId } });
  await deliver();
  expect(sink.received).toEqual([]);
  await settings('instant');
  app.setNow(noon.replace('T18', 'T06'));
  const [kept, gone] = [await write('The key is at the desk'), await write('The code is 4711')];
  await runWork(app, 'notifications');
  await manager.call(taskEndpoints.deleteTaskNote, { params: { id: gone } });
  await deliver();
  expect(kept).toBeGreaterThan(0);
  expect(sink.received.map(({ text }) => text?.includes('The key is at the desk'))).toEqual([true]);
});

describe('nobody is told', () => {
  it('of a job they do not see, or without the right to open a task', async () => {
    const asSystem = <T>(run: Parameters<typeof app.database.withTenant<T>>[1]) =>
      app.database.withTenant(systemScope(acme.organizationId), run);
    await asSystem((tenant) =>
      tenant.query({
        text: `update memberships set denied_modules = '{tasks}' where organization_id = $1 and user_id = $2`,
        values: [acme.organizationId, acme.users.supervisor],
      }),
    );
    await create(manager, { assignee_user_ids: [acme.users['day-porter']] });
    expect(await deliver()).toEqual(['day-porter']);
    sink.received.length = 0;
    await asSystem((tenant) =>
      tenant.query({
        text: `update memberships set denied_modules = '{}' where organization_id = $1`,
        values: [acme.organizationId],
      }),
    );
  });

  it('in another company, which sees neither bell nor mail', async () => {
    await create(manager);
    await deliver();
    const outsider = await rival.signIn('admin');
    const { payload } = await outsider.call(notificationEndpoints.listNotifications);
    expect(payload).toEqual({ rows: [], more: false, unread: 0 });
    const work = await app.database.withTenant(systemScope(rival.organizationId), (tenant) =>
      tenant.query({ text: 'select * from notifications', row: z.custom<object>() }),
    );
    expect(work).toEqual([]);
  });
});

it('repeated work tells nobody twice', async () => {
  await create(manager);
  const [work] = await runWork(app, 'notifications');
  if (!work) throw new Error('nothing was waiting');
  await app.wiring.queue.addAlone('notifications', work.data);
  await runWork(app, 'notifications');
  const mails = await runWork(app, 'mail');
  expect(mails).toHaveLength(1);
  for (const { data } of mails) await app.wiring.queue.addAlone('mail', data);
  await runWork(app, 'mail');
  expect(sink.received).toHaveLength(1);
});

it('a mail is in the language of its reader, with its text, its link and where to turn it off', async () => {
  const porter = await acme.signIn('day-porter');
  await porter.raw('PUT', '/api/v1/user/locale', { locale: 'es' });
  await create(manager, {
    title: '<Wipe> & "shine"',
    due_at: noon,
    assignee_user_ids: [acme.users['day-porter']],
  });
  await deliver();
  const mail = sink.received.find(({ to }) => to?.[0]?.address?.startsWith('day-porter'));
  expect(mail?.subject).toBe('Nueva tarea: <Wipe> & "shine"');
  expect(mail?.html).toContain('&lt;Wipe&gt; &amp; &quot;shine&quot;');
  expect(mail?.text).toMatch(/Vence: \d\d\/\d\d\/20\d\d \d\d:00 [ap].m. (MST|MDT)/i);
  expect(mail?.text).toMatch(/https:\/\/cora\.example\.com\/task\/\d+/);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toMatch(/^<https:\/\/cora\.example\.com\/mail\/[\w-]{43}>$/);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain('https://cora.example.com/profile#communication');
  expect(mail?.messageId).toMatch(/^<notification-\d+-\d+-\d+@cora\.example\.com>$/);
});
