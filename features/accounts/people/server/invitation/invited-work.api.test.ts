import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessEndpoints } from '#features/accounts/access/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { createContract } from '#features/contracts/contracts/server';
import { scheduleEndpoints } from '#features/contracts/staffing-plans/contract';
import { createActivePlan } from '#features/contracts/staffing-plans/server';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import { planEndpoints } from '#features/quality/inspection-schedule/contract';
import {
  assignmentEndpoints,
  jobAssignmentEndpoints,
  manyAssignmentEndpoints,
} from '#features/sites/assignments/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { createJobService } from '#features/sites/jobs/server';
import { keyEndpoints } from '#features/sites/keys/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  addTask,
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { draftProject } from '../../../../../tests/api/harness/projects.ts';
import { peopleEndpoints } from '../../contract/index.ts';

const { listHoldings, deactivatePerson } = peopleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let roles: Record<string, number>;
let duty: number;
let invited: number;
let left: number;
const mails: MailMessage[] = [];

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const create = async (more: object = {}): Promise<number> => {
  const { payload, text } = await admin.call(peopleEndpoints.createPerson, { body: personBody(roles, more) });
  if (!payload.id) throw new Error(text);
  return payload.id;
};

const see = (ids: number[], job_ids = [acme.inScope.jobId]) =>
  admin.call(manyAssignmentEndpoints.changeAccessOfMany, { body: { ids, action: 'add', job_ids } });

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  const mail = { send: async (message: MailMessage) => void mails.push(message) };
  app = { ...app, wiring: { ...app.wiring, mail } };
  admin = await acme.signIn('admin');
  roles = await roleIds(admin);
  const body = { name: 'Site lead', role_key: 'area-manager', is_notifiable: true, active: true } as const;
  duty = (await admin.call(assignmentEndpoints.createAssignment, { body })).payload.id;
  invited = await create({ email: 'ada@new.test', first_name: 'Ada', last_name: 'Invited', locale: 'es' });
  left = await create({ email: 'leo@new.test' });
  await see([invited, left]);
  await admin.call(deactivatePerson, { params: { id: left }, body: {} });
});
afterAll(() => app.close());

const period = (user_id: number) => ({ user_id, job_id: acme.inScope.jobId, from_date: null, to_date: null });

const mailsTo = async (email: string) => {
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return mails.filter(({ to }) => to === email);
};

const accept = async (email: string) => {
  const token = /signup\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  mails.length = 0;
  const body = { token, password: 'a-password-of-my-own', password_confirmation: 'a-password-of-my-own' };
  expect((await createClient(app).call(sessionEndpoints.acceptInvitation, { body })).status).toBe(200);
  return mailsTo(email);
};

/** A shift of a plan in force at the site in scope. */
const addShift = async (): Promise<number> => {
  const jobId = acme.inScope.jobId;
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const service = { type: 'night-cleaning', name: 'Nights of invited people' } as const;
    const job_service_id = await createJobService(tenant, null, jobId, service);
    const start_date = '2026-01-01';
    const contract = {
      job_service_id,
      number: 'I-1',
      status: 'draft',
      start_date,
      days_per_week: 5,
    } as const;
    const line = {
      schedule_type: 'cleaner',
      title: '',
      shift: 'night',
      headcount: 2,
      shift_length_hours: 4,
    } as const;
    const lines = [{ ...line, days: [1, 2, 3], start_time: '18:00', wage_rate: 17, zone: '' }];
    await createActivePlan(
      tenant,
      {
        job_service_id,
        parent: { type: 'contract', id: await createContract(tenant, null, contract) },
        plan_type: 'full-building',
        effective_from: start_date,
        sqft_basis: null,
        override_reason: '',
        work_load: [],
        lines,
      },
      [],
      new Date(),
    );
  });
  const { payload } = await admin.call(scheduleEndpoints.getJobSchedules, { params: { id: jobId } });
  return payload.shifts.at(-1)?.id ?? 0;
};

describe('somebody who has not accepted yet', () => {
  it('is offered where people are chosen, and marked; who has left is not, nor anybody to other companies', async () => {
    const offered = async (client: Client, query: object = {}) =>
      (await client.call(accessEndpoints.listUsers, { query: { per_page: 100, ...query } })).payload.rows;
    for (const query of [{}, { job_id: acme.inScope.jobId }, { ids: [invited, left] }]) {
      const rows = await offered(admin, query);
      expect(rows.find(({ id }) => id === invited)).toMatchObject({ name: 'Ada Invited', invited: true });
      expect(rows.map(({ id }) => id)).not.toContain(left);
    }
    const colleague = await offered(await acme.signIn('csr'));
    expect(Object.keys(colleague.find(({ id }) => id === invited) ?? {}).sort()).toEqual(
      ['id', 'invited', 'name', 'profile_photo_id', 'profile_photo_url', 'title'].sort(),
    );
    expect(colleague.find(({ id }) => id === acme.users.csr)?.invited).toBe(false);
    expect((await offered(admin, { job_id: acme.outOfScope.jobId })).map(({ id }) => id)).not.toContain(
      invited,
    );
    const theirs = await offered(await rival.signIn('admin'), { ids: [invited] });
    expect(theirs).toEqual([]);
  });

  it('holds duties, by one call or many, and counts for the activation of the job', async () => {
    const gaps = async () =>
      (await admin.call(jobEndpoints.getJob, { params: { id: acme.inScope.jobId } })).payload
        .setup_incomplete;
    expect(await gaps()).toContain('area_manager');
    const give = (ids: number[], client = admin, more: object = {}) =>
      client.send(manyAssignmentEndpoints.changeDutiesOfMany, {
        body: {
          ids,
          action: 'add',
          assignment_id: duty,
          job_ids: [acme.inScope.jobId],
          from_date: null,
          to_date: null,
          ...more,
        },
      });
    const { payload } = await give([invited, left]);
    expect([payload.done, payload.failed.map(({ id }) => id)]).toEqual([[invited], [left]]);
    expect(await gaps()).not.toContain('area_manager');
    expect((await give([invited], await acme.signIn('csr'))).status).toBe(403);
    expect((await give([invited], await rival.signIn('admin'))).status).toBe(422);
    const { payload: held } = await admin.call(jobAssignmentEndpoints.listJobAssignments, {
      params: { id: acme.inScope.jobId },
    });
    expect(held.map(({ user }) => user.id)).toEqual([invited]);
    const set = (user_id: number, client = admin) =>
      client.call(assignmentEndpoints.setAssignmentUsers, {
        params: { id: duty },
        body: { add: [{ ...period(user_id), job_id: acme.outOfScope.jobId }] },
      });
    expect((await set(left)).errors).toHaveProperty(['add.0.user_id']);
    expect((await set(invited)).status).toBe(200);
    expect((await set(invited, await rival.signIn('admin'))).status).toBe(404);
    const plan = (by_user_id: number) =>
      admin.call(assignmentEndpoints.planReplacement, {
        params: { id: acme.users.supervisor },
        query: { by_user_id, from_date: inDays(1) },
      });
    expect([(await plan(invited)).status, (await plan(left)).status]).toEqual([200, 422]);
  });

  it('is given tasks, one by one and by selection, and no mention, which nobody would hear', async () => {
    const one = await addTask(admin, acme.inScope, { assignee_user_ids: [invited] });
    expect(one.assignees.map(({ id }) => id)).toEqual([invited]);
    const { id } = await addTask(admin, acme.inScope);
    const assign = (user: number) =>
      admin.call(taskEndpoints.changeTasks, {
        body: { ids: [id], change: { action: 'assign', assignee_user_ids: [user] } },
      });
    expect((await assign(left)).payload.failed).toHaveLength(1);
    expect((await assign(invited)).payload.failed).toEqual([]);
    const refused = await admin.send(taskEndpoints.addTaskNote, {
      params: { id },
      body: { body: '@Ada Invited', mention_user_ids: [invited] },
    });
    expect(refused.errors).toHaveProperty('mention_user_ids');
  });

  it('is put on shifts, plans, projects and keys', async () => {
    const shiftId = await addShift();
    const shift = (user: number) =>
      admin.call(scheduleEndpoints.changeScheduledPeople, {
        params: { id: acme.inScope.jobId, shiftId },
        body: { add: [user], remove: [] },
      });
    expect((await shift(left)).status).toBe(422);
    const { payload: week } = await shift(invited);
    expect(week.shifts.find(({ id }) => id === shiftId)?.people.map(({ id }) => id)).toEqual([invited]);

    const query = { from: inDays(0), to: inDays(20) };
    const { inspectors } = (await admin.call(planEndpoints.getInspectionSchedule, { query })).payload;
    expect(inspectors.find(({ id }) => id === invited)).toMatchObject({ invited: true });
    const inspect = (user_id: number) =>
      admin.call(planEndpoints.planInspection, {
        body: {
          job_id: acme.inScope.jobId,
          building_id: acme.inScope.buildingId,
          user_id,
          planned_on: inDays(3),
        },
      });
    const noInspector = await create({ role_ids: [roles.csr ?? 0] });
    await see([noInspector]);
    for (const user of [left, noInspector]) expect((await inspect(user)).errors).toHaveProperty('user_id');
    expect((await inspect(invited)).payload.inspector?.id).toBe(invited);

    const { id: projectId } = await draftProject(admin, acme);
    for (const call of [specialProjectEndpoints.addScheduler, specialProjectEndpoints.addManager]) {
      const add = (userId: number) => admin.call(call, { params: { id: projectId, userId } });
      expect([(await add(left)).status, (await add(rival.users.csr)).status]).toEqual([404, 404]);
      expect((await add(invited)).status).toBe(200);
    }

    const key = { job_id: acme.inScope.jobId, kind: 'key', label: 'K-7' } as const;
    const { payload: keys } = await admin.call(keyEndpoints.createKeys, { body: key });
    const hand = (user_id: number) =>
      admin.send(keyEndpoints.transitionKey, {
        params: { id: keys.rows[0]?.id ?? 0 },
        body: { transition: 'hand_over', user_id },
      });
    expect((await hand(left)).errors).toHaveProperty('user_id');
    expect((await hand(invited)).payload.custody?.user).toMatchObject({ id: invited, active: true });
  });

  it('is told nothing and may do nothing, and what would be lost with the invitation is named', async () => {
    expect((await mailsTo('ada@new.test')).map(({ subject }) => subject)).toHaveLength(1);
    const login = { email: 'ada@new.test', password: 'a-password-of-my-own' };
    expect((await createClient(app).call(sessionEndpoints.login, { body: login })).status).toBe(422);
    const { payload } = await admin.call(listHoldings, { params: { id: invited } });
    expect(payload.map(({ kind, total }) => [kind, total])).toEqual([
      ['assignments', 2],
      ['keys', 1],
      ['shifts', 1],
      ['tasks', 2],
      ['inspections', 1],
      ['projects', 1],
      ['access', 1],
    ]);
    const others = await Promise.all([acme.signIn('csr'), rival.signIn('admin')]);
    const answers = others.map((client) => client.call(listHoldings, { params: { id: invited } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 404]);
  });

  it('is told all of it in one mail at the acceptance, in the own language', async () => {
    const received = await accept('ada@new.test');
    expect(received.map(({ subject }) => subject)).toEqual([`Su trabajo en ${acme.canary}`]);
    for (const words of [
      '2 asignaciones en sitios',
      '1 llave o credencial',
      '1 turno de un plan de personal',
      '2 tareas abiertas',
      '1 inspección planificada',
      '1 proyecto especial',
      'Acceso a 1 sitio',
      'K-7',
      'Site lead',
    ])
      expect(received[0]?.text).toContain(words);
    const { payload } = await admin.call(listHoldings, { params: { id: invited } });
    expect(payload.map(({ kind }) => kind)).not.toContain('access');
  });

  it('gets no such mail without work', async () => {
    await create({ email: 'idle@new.test' });
    expect(await accept('idle@new.test')).toEqual([]);
  });
});

describe('whoever leaves', () => {
  it('hands planned inspections and projects over to somebody who may have them, else to nobody', async () => {
    const next = await create();
    await see([next]);
    const stranger = await create();
    const leave = (id: number, to: number | null) =>
      admin.call(deactivatePerson, {
        params: { id },
        body: { hand_over: ['inspections', 'projects'].map((kind) => ({ kind, to_user_id: to })) },
      });
    const held = async (id: number) =>
      Object.fromEntries(
        (await admin.call(listHoldings, { params: { id } })).payload.map(({ kind, total }) => [kind, total]),
      );
    expect((await leave(invited, left)).errors).toHaveProperty(['hand_over.0.to_user_id']);
    expect((await leave(invited, next)).status).toBe(200);
    expect(await held(next)).toMatchObject({ inspections: 1, projects: 1 });
    expect(await held(invited)).not.toHaveProperty('projects');
    expect((await leave(next, stranger)).status).toBe(200);
    for (const kind of ['inspections', 'projects']) {
      expect(await held(stranger)).not.toHaveProperty(kind);
      expect(await held(next)).not.toHaveProperty(kind);
    }
  });
});
