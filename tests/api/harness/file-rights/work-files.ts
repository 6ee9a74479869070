import { randomUUID } from 'node:crypto';
import { actionLogEndpoints, entryEndpoints } from '#features/nights/action-logs/contract';
import { incidentEndpoints, reportEndpoints } from '#features/nights/daily-reports/contract';
import { proposalEndpoints } from '#features/projects/proposals/contract';
import { projectFileEndpoints, projectNoteEndpoints } from '#features/projects/special-projects/contract';
import { answerEndpoints, inspectionEndpoints } from '#features/quality/inspections/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { addTask } from '../add-task.ts';
import { addDoors } from '../nights.ts';
import { scheduledProject, transitionProject } from '../projects.ts';
import { approveAs, sentProposal, visitProposal } from '../proposals.ts';
import { sqlAs } from '../sql-as.ts';
import { transitionTask } from '../transition-task.ts';
import { begin, complete, giveAnswers, publishTemplate } from '../walk.ts';
import { type Bed, done, idOf, type MadeFile, type MakeFile, picture } from './made-file.ts';

const onTask = ({ clients }: Bed, id: number): Omit<MadeFile, 'file'> => ({
  see: (client) => client.call(taskEndpoints.getTask, { params: { id } }),
  close: async () => void done(await transitionTask(clients.manager, id, 'close')),
});

const taskPhoto: MakeFile = async (bed) => {
  const { jobId: job_id, buildingId: building_id } = bed.acme.inScope;
  const task = await bed.clients['day-porter'].call(taskEndpoints.createTask, {
    body: { job_id, building_id, description: 'Wipe the glass', type: 'request' },
    files: [await picture()],
  });
  const { id, files } = done(task);
  return { file: idOf(files[0]), ...onTask(bed, id) };
};

/** Taken by somebody who may close the task, and not change it. */
const resultPhoto: MakeFile = async (bed) => {
  const { acme, clients } = bed;
  const { id } = await addTask(clients.manager, acme.inScope, {
    assignee_user_ids: [acme.users['sales-rep']],
  });
  const added = await clients['sales-rep'].call(taskEndpoints.addResolutionImages, {
    body: { id },
    files: [await picture()],
  });
  return { file: idOf(done(added).resolution_files[0]), ...onTask(bed, id) };
};

const taskSignature: MakeFile = async (bed) => {
  const { id } = await addTask(bed.clients.manager, bed.acme.inScope);
  const signed = await bed.clients.manager.call(taskEndpoints.signTask, {
    body: { id, name: 'Ana Ruiz' },
    files: [await picture('signature')],
  });
  return { file: idOf(done(signed).signature?.file), ...onTask(bed, id) };
};

const taskNote: MakeFile = async (bed) => {
  const { id } = await addTask(bed.clients.manager, bed.acme.inScope);
  const noted = await bed.clients.supervisor.call(taskEndpoints.addTaskNote, {
    params: { id },
    body: { internal: false },
    files: [await picture()],
  });
  return { file: idOf(done(noted).notes[0]?.files[0]), ...onTask(bed, id) };
};

const walked = async ({ acme, clients }: Bed) => {
  const template = await publishTemplate(clients.admin, [
    { title: 'Lobby', questions: [{ label: 'Floor' }] },
  ]);
  const inspection = await begin(clients.supervisor, acme, template);
  const { id } = inspection;
  await giveAnswers(clients.supervisor, inspection, { Floor: 'good' });
  const rest: Omit<MadeFile, 'file'> = {
    see: (client) => client.call(inspectionEndpoints.getInspection, { params: { id } }),
    close: async () =>
      void done(
        await clients.manager.call(inspectionEndpoints.finalizeInspection, { params: { id }, body: {} }),
      ),
  };
  return { inspection, rest };
};

const answerPhoto: MakeFile = async (bed) => {
  const { inspection, rest } = await walked(bed);
  const { id, snapshot } = inspection;
  const added = await bed.clients.supervisor.call(answerEndpoints.addAnswerFiles, {
    params: { id },
    body: { question_id: snapshot.sections[0]?.questions[0]?.id ?? '' },
    files: [await picture()],
  });
  done(await complete(bed.clients.supervisor, inspection));
  return { file: idOf(done(added).answers[0]?.files[0]), ...rest };
};

const inspectionSignature: MakeFile = async (bed) => {
  const { inspection, rest } = await walked(bed);
  const signed = await bed.clients.supervisor.call(inspectionEndpoints.signInspection, {
    params: { id: inspection.id },
    body: { name: 'Ana Ruiz', signer: 'inspector' },
    files: [await picture('signature')],
  });
  done(await complete(bed.clients.supervisor, inspection));
  return { file: idOf(done(signed).signature?.file), ...rest };
};

const entryPhoto: MakeFile = async ({ app, acme, clients }) => {
  // One log of a porter a day: another maker may have begun today's.
  await sqlAs(app, acme, `update action_logs set deleted_at = now() where organization_id = $1`, [
    acme.organizationId,
  ]);
  const porter = clients['day-porter'];
  const { jobId, buildingId } = acme.inScope;
  const { id } = done(await porter.call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId } }));
  const noted = await porter.call(entryEndpoints.addActionLogEntry, {
    body: { report_id: id, action_type: 'lobby', visibility: 'public', started_at: '2026-07-01T14:00:00Z' },
    files: [await picture()],
  });
  return {
    file: idOf(done(noted).entries[0]?.files[0]),
    see: (client) => client.call(actionLogEndpoints.getActionLog, { query: { id } }),
    close: async () => void done(await porter.call(actionLogEndpoints.finalizeActionLog, { body: { id } })),
  };
};

let night = 0;

const reportPhoto =
  (of: 'report' | 'tenant' | 'incident'): MakeFile =>
  async ({ app, acme, clients: { supervisor } }) => {
    const { jobId: job_id, buildingId: building_id } = acme.inScope;
    night += 1;
    const report_date = `2026-06-${String(night).padStart(2, '0')}`;
    const { id } = done(
      await supervisor.call(reportEndpoints.startDailyReport, { body: { job_id, building_id, report_date } }),
    );
    const params = { id };
    const [place_id = 0] = of === 'tenant' ? await addDoors(app, acme, 1) : [];
    const incident_uuid = randomUUID();
    const lock = (places: readonly number[]) =>
      supervisor.call(reportEndpoints.saveDoorChecks, {
        params,
        body: {
          checks: places.map((place) => ({
            client_uuid: randomUUID(),
            kind: 'tenant' as const,
            place_id: place,
            result: 'locked' as const,
            checked_at: '23:10',
          })),
        },
      });
    if (of === 'tenant') done(await lock([place_id]));
    if (of === 'incident')
      done(
        await supervisor.call(incidentEndpoints.saveIncident, {
          params,
          body: { client_uuid: incident_uuid, kind: 'leak', place: 'Dock', description: 'A leak' },
        }),
      );
    const added = await supervisor.call(reportEndpoints.addReportFiles, {
      params,
      body: {
        of,
        ...(of === 'tenant' ? { place_id } : {}),
        ...(of === 'incident' ? { incident_uuid } : {}),
      },
      files: [await picture()],
    });
    const { files, checks, incidents } = done(added);
    const all = [...files, ...[...checks, ...incidents].flatMap((one) => one.files)];
    return {
      file: idOf(all[0]),
      see: (client) => client.call(reportEndpoints.getDailyReport, { params }),
      close: async () => {
        const said = { general_comments: { description: 'A quiet night' } };
        const report = done(await supervisor.call(reportEndpoints.updateDailyReport, { params, body: said }));
        const left = report.checks.flatMap((one) => (one.result === null ? [one.place_id] : []));
        if (left.length > 0) done(await lock(left));
        done(await supervisor.call(reportEndpoints.finalizeDailyReport, { body: { id } }));
      },
    };
  };

const onProject =
  ({ clients }: Bed, id: number) =>
  async () =>
    void done(await transitionProject(clients.manager, id, 'cancel', { note: 'Not wanted' }));

const projectFile: MakeFile = async (bed) => {
  const { id } = await scheduledProject(bed.clients.manager, bed.acme);
  const added = await bed.clients.csr.call(projectFileEndpoints.addProjectFiles, {
    params: { id },
    body: {},
    files: [await picture()],
  });
  return {
    file: idOf(done(added).files[0]),
    see: (client) => client.call(projectFileEndpoints.listProjectFiles, { params: { id } }),
    close: onProject(bed, id),
  };
};

const projectNote: MakeFile = async (bed) => {
  const { id } = await scheduledProject(bed.clients.manager, bed.acme);
  const noted = await bed.clients.csr.call(projectNoteEndpoints.addProjectNote, {
    params: { id },
    body: {},
    files: [await picture()],
  });
  return {
    file: idOf(done(noted).notes[0]?.files[0]),
    see: (client) => client.call(projectNoteEndpoints.listProjectNotes, { params: { id } }),
    close: onProject(bed, id),
  };
};

const approved = async ({ app, acme, clients: { manager } }: Bed) => {
  const { proposal } = await sentProposal(manager, acme);
  done(await approveAs(await visitProposal(app, manager, proposal.id), 'Mrs. Hill'));
  done(await manager.call(proposalEndpoints.getProposal, { params: { id: proposal.id } }));
  const [row] = await sqlAs<{ paper: number; signature: number }>(
    app,
    acme,
    `select pdf_file_id as paper, signature_file_id as signature from proposals where id = $1`,
    [proposal.id],
  );
  return row;
};

/** Files of work: they close with it. */
export const workFiles: Record<string, MakeFile> = {
  'action-log-entry attachment': entryPhoto,
  'daily-report attachment': reportPhoto('report'),
  'daily-report-check attachment': reportPhoto('tenant'),
  'daily-report-incident attachment': reportPhoto('incident'),
  'inspection signature': inspectionSignature,
  'inspection-answer attachment': answerPhoto,
  'note attachment, of a task': taskNote,
  'note attachment, of a special project': projectNote,
  'proposal paper': async (bed) => ({ file: (await approved(bed))?.paper ?? 0 }),
  'proposal signature': async (bed) => ({ file: (await approved(bed))?.signature ?? 0 }),
  'special-project attachment': projectFile,
  'task attachment': taskPhoto,
  'task resolution': resultPhoto,
  'task signature': taskSignature,
};
