import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { jobImportEndpoints as endpoints } from '../contract/index.ts';

let app: TestApp;
let company: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'header');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

it.each(['previewJobImport', 'runJobImport'] as const)(
  '%s is refused when another header is chosen while it reads the file',
  async (name) => {
    const lines = [
      'Sites of the north,,,,',
      'Job Number,Address,City,State,Zip',
      'H-1,1 Elm St,Denver,CO,80202',
      'H-2,2 Elm St,Denver,CO,80202',
    ];
    const { payload } = await admin.call(endpoints.uploadJobImport, {
      files: [{ field: 'file', file: new Blob([lines.join('\n')]), name: 'sites.csv' }],
    });
    const params = { id: payload.id };
    const readFile = app.wiring.storage.read;
    vi.spyOn(app.wiring.storage, 'read').mockImplementationOnce(async (key) => {
      // What choosing a header stores. The call itself would wait for its turn to read.
      await sqlAs(
        app,
        company,
        `update job_imports set reading = reading || '{"header_line": 3}' where organization_id = $1 and id = $2`,
        [company.organizationId, payload.id],
      );
      return readFile(key);
    });
    const answer = await admin.call(endpoints[name], {
      params,
      body: { mapping: { ...payload.mapping, client: { id: company.clientId } } },
    });
    expect([answer.status, answer.code]).toEqual([409, 'import_header_changed']);
    const now = await admin.call(endpoints.getJobImport, { params });
    expect(now.payload).toMatchObject({ status: 'uploaded', reading: { header_line: 3 }, counts: null });
  },
);
