import { companySettingsEndpoints } from '#features/accounts/organizations/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { contractRecordEndpoints, contractWriteEndpoints } from '#features/contracts/contracts/contract';
import { clientImportEndpoints } from '#features/imports/client-imports/contract';
import { contractImportEndpoints } from '#features/imports/contract-imports/contract';
import { jobImportEndpoints } from '#features/imports/job-imports/contract';
import { peopleImportEndpoints } from '#features/imports/people-imports/contract';
import { rentRollEndpoints } from '#features/imports/rent-rolls/contract';
import { buildingNoteEndpoints } from '#features/sites/buildings/contract';
import { clientEndpoints } from '#features/sites/clients/contract';
import {
  type DocumentType,
  documentTypes,
  jobDocumentEndpoints,
} from '#features/sites/job-documents/contract';
import { jobNoteEndpoints } from '#features/sites/jobs/contract';
import { createJobService } from '#features/sites/jobs/server';
import { instructionEndpoints } from '#features/sites/site-instructions/contract';
import { vendorEndpoints } from '#features/sites/vendors/contract';
import { systemScope } from '#platform/server/http/person';
import { sqlAs } from '../sql-as.ts';
import { type Bed, done, idOf, type MakeFile, picture } from './made-file.ts';

let serial = 0;

const signedContract: MakeFile = async ({ app, acme, clients }) => {
  const id = acme.inScope.jobId;
  serial += 1;
  const serviceId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createJobService(tenant, null, id, { type: 'other', name: `Service ${serial}` }),
  );
  const drafted = await clients.manager.call(contractWriteEndpoints.createContract, {
    params: { id, serviceId },
    body: { number: `S-${serial}`, start_date: '2026-01-01', days_per_week: 5 },
  });
  const params = { id, serviceId, contractId: done(drafted).id };
  const uploaded = await clients.manager.call(contractWriteEndpoints.uploadSignedContract, {
    params,
    body: { signed_at: '2026-01-01' },
    files: [await picture('file')],
  });
  const { terms } = done(uploaded);
  const { serviceId: _, ...read } = params;
  const see = (client: Bed['clients']['admin']) =>
    client.call(contractRecordEndpoints.getContract, { params: read });
  return {
    file: idOf(terms?.signed_file),
    see,
    close: async () => {
      const { updated_at } = done(await see(clients.admin));
      done(
        await clients.admin.call(contractWriteEndpoints.archiveContract, { params, body: { updated_at } }),
      );
    },
  };
};

const jobDocument =
  (type: DocumentType): MakeFile =>
  async ({ acme, clients }) => {
    const params = { id: acme.inScope.jobId };
    const uploaded = await clients.manager.call(jobDocumentEndpoints.uploadJobFile, {
      params,
      body: { type, expires_on: '2027-12-31' },
      files: [await picture('file')],
    });
    return {
      file: done(uploaded).id,
      see: (client) => client.call(jobDocumentEndpoints.listJobFiles, { params }),
    };
  };

const jobNote: MakeFile = async ({ acme, clients }) => {
  const params = { id: acme.inScope.jobId };
  const files = [await picture()];
  const noted = await clients.supervisor.call(jobNoteEndpoints.addJobNote, { params, body: {}, files });
  return {
    file: idOf(done(noted)[0]?.files[0]),
    see: (client) => client.call(jobNoteEndpoints.listJobNotes, { params }),
  };
};

const buildingNote: MakeFile = async ({ acme, clients }) => {
  const { buildingId } = acme.inScope;
  const noted = await clients.supervisor.call(buildingNoteEndpoints.addBuildingNote, {
    body: { building_id: buildingId },
    files: [await picture()],
  });
  return {
    file: idOf(done(noted)[0]?.files[0]),
    see: (client) => client.call(buildingNoteEndpoints.listBuildingNotes, { params: { buildingId } }),
  };
};

const buildingFile: MakeFile = async ({ acme, clients }) => {
  const params = { id: acme.inScope.buildingId };
  const files = [await picture()];
  const added = await clients.supervisor.call(buildingNoteEndpoints.addBuildingFiles, {
    params,
    body: {},
    files,
  });
  return {
    file: idOf(done(added)[0]),
    see: (client) => client.call(buildingNoteEndpoints.listBuildingFiles, { params }),
  };
};

const instructionPhoto: MakeFile = async ({ acme, clients }) => {
  const params = { id: acme.inScope.jobId };
  const made = await clients.manager.call(instructionEndpoints.createInstruction, {
    params,
    body: { room: 'Kitchen', text_en: 'Wipe the counters.', frequency: 'nightly' },
    files: [await picture()],
  });
  return {
    file: idOf(done(made).photos[0]),
    see: (client) => client.call(instructionEndpoints.listInstructions, { params }),
  };
};

const clientLogo: MakeFile = async ({ acme, clients }) => {
  const params = { id: acme.clientId };
  const files = [await picture('logo')];
  const sent = await clients.manager.call(clientEndpoints.uploadClientLogo, { params, files });
  return { file: idOf(done(sent).logo) };
};

const companyLogo: MakeFile = async ({ clients }) => {
  const sent = await clients.admin.call(companySettingsEndpoints.uploadLogo, {
    files: [await picture('logo')],
  });
  return { file: idOf(done(sent).logo) };
};

const orgChart: MakeFile = async ({ clients }) => {
  const sent = await clients.admin.call(companySettingsEndpoints.uploadOrgChart, {
    files: [await picture('org_chart')],
  });
  return { file: idOf(done(sent).org_chart) };
};

const profilePhoto: MakeFile = async ({ clients }) => {
  const sent = await clients.supervisor.call(sessionEndpoints.uploadProfilePhoto, {
    files: [await picture('photo')],
  });
  return { file: done(sent).profile_photo_id ?? 0 };
};

const vendorDocument =
  (kind: 'w9' | 'coi'): MakeFile =>
  async ({ clients }) => {
    serial += 1;
    const { createVendor, saveVendorDocument } = vendorEndpoints;
    const name = `Vendor ${serial}`;
    const { id, updated_at } = done(await clients.manager.call(createVendor, { body: { name } }));
    const saved = await clients.manager.call(saveVendorDocument, {
      params: { id },
      body: { kind, updated_at },
      files: [await picture('file')],
    });
    return { file: idOf(done(saved).documents[0]) };
  };

/** No call answers the id of the sheet: it is the latest of its kind. */
const sheet =
  (entity: string, upload: (bed: Bed, file: Blob) => Promise<unknown>): MakeFile =>
  async (bed) => {
    await upload(bed, new Blob(['Name,Number\nA,1\n'], { type: 'text/csv' }));
    const [row] = await sqlAs<{ id: number }>(
      bed.app,
      bed.acme,
      'select max(id) as id from files where owner_entity = $1',
      [entity],
    );
    return { file: row?.id ?? 0 };
  };

const sent = (file: Blob) => ({ files: [{ field: 'file', file, name: 'sheet.csv' }] });

const sheets: Record<string, MakeFile> = {
  'client-import-upload sheet': sheet('client-import-upload', async ({ clients }, file) =>
    done(await clients.admin.call(clientImportEndpoints.uploadClientImport, sent(file))),
  ),
  'contract-import-upload sheet': sheet('contract-import-upload', async ({ clients }, file) =>
    done(await clients.admin.call(contractImportEndpoints.uploadContractImport, sent(file))),
  ),
  'job-import-upload sheet': sheet('job-import-upload', async ({ clients }, file) =>
    done(await clients.admin.call(jobImportEndpoints.uploadJobImport, sent(file))),
  ),
  'people-import-upload sheet': sheet('people-import-upload', async ({ clients }, file) =>
    done(await clients.admin.call(peopleImportEndpoints.uploadPeopleImport, sent(file))),
  ),
  'rent-roll-upload sheet': sheet('rent-roll-upload', async ({ clients }, file) =>
    done(await clients.admin.call(rentRollEndpoints.uploadRentRoll, sent(file))),
  ),
};

/** Files of the office; of these records a contract alone closes. */
export const officeFiles: Record<string, MakeFile> = {
  'building attachment': buildingFile,
  'client logo': clientLogo,
  'contract signed': signedContract,
  ...Object.fromEntries(documentTypes.map((type) => [`job-document ${type}`, jobDocument(type)])),
  'note attachment, of a building': buildingNote,
  'note attachment, of a job': jobNote,
  'organization logo': companyLogo,
  'organization org-chart': orgChart,
  'site-instruction attachment': instructionPhoto,
  'user profile-photo': profilePhoto,
  'vendor coi': vendorDocument('coi'),
  'vendor w9': vendorDocument('w9'),
  ...sheets,
};
