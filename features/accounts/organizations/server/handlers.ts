import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { invalid, notFound, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import {
  type companySettingsEndpoints,
  type LogoKind,
  missingHolidays,
  type organizationEndpoints,
} from '../contract/index.ts';
import { deleteHoliday, loadHoliday, loadHolidays, saveHoliday } from './holidays/holiday-repository.ts';
import { presentCompanySettings, presentOrganization } from './organization-presenter.ts';
import { loadOrganization, updateOrganizationRow } from './organization-repository.ts';
import { recordOrganizationChange } from './settings/record-organization-change.ts';
import { replaceOrganizationFile } from './settings/replace-organization-file.ts';

type UploadLogoEndpoint = (typeof companySettingsEndpoints)['uploadLogo'];

type Logo = { kind: LogoKind; files: Awaited<ReturnType<typeof storeFiles>> };

const uploadLogo = preparedHandler<UploadLogoEndpoint, Logo>({
  prepare: async ({ files, wiring, person }) => {
    const [sent] = files;
    if (!sent) throw invalid({ logo: ['file_missing'] });
    return {
      kind: sent.field as LogoKind,
      files: await storeFiles(wiring, person.organizationId, files),
    };
  },
  run: async (call, { kind, files }) => {
    const [logo] = await attachFiles(call.tenant, files, {
      ownerEntity: 'organization',
      ownerId: call.tenant.organizationId,
      purpose: 'logo',
      visibility: 'public',
    });
    return replaceOrganizationFile(call, kind, logo?.id ?? null);
  },
});

/** Holidays may be entered up to the end of this many years from now. */
const yearsAhead = 10;

const lastHolidayYear = (now: Date): number => now.getUTCFullYear() + yearsAhead;

const addHoliday = async (call: SignedInCall<(typeof organizationEndpoints)['addHoliday']>) => {
  const { body, tenant, now } = call;
  const last = `${lastHolidayYear(now)}-12-31`;
  if (body.date < '1990-01-01' || body.date > last) throw invalid({ date: ['date_range'] });
  const before = await loadHoliday(tenant, body.date);
  await saveHoliday(tenant, body);
  const changes: Record<string, [unknown, unknown]> = { [body.date]: [before ?? null, body.name] };
  await recordOrganizationChange(call, 'organization.holiday-added', changes, {
    date: body.date,
    is_new: before === undefined,
  });
  return loadHolidays(tenant);
};

/** Publishes each new holiday like one that was entered, so that features move the work that they planned for it. */
const copyHolidays = async (call: SignedInCall<(typeof organizationEndpoints)['copyHolidays']>) => {
  const { body, tenant, now } = call;
  const last = lastHolidayYear(now);
  if (body.year >= last) throw invalid({ year: [{ code: 'holidays_far', values: { year: last } }] });
  const before = await loadHolidays(tenant);
  if (!before.some(({ date }) => date.startsWith(`${body.year}-`)))
    throw invalid({ year: [{ code: 'holidays_none', values: { year: body.year } }] });
  for (const holiday of missingHolidays(before, body.year)) {
    const { date, name } = holiday;
    await saveHoliday(tenant, holiday);
    await recordOrganizationChange(
      call,
      'organization.holiday-added',
      { [date]: [null, name] },
      { date, is_new: true },
    );
  }
  return loadHolidays(tenant);
};

type Endpoint = (typeof companySettingsEndpoints)['uploadOrgChart'];

const uploadOrgChart = preparedHandler<Endpoint, Awaited<ReturnType<typeof storeFiles>>>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ org_chart: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, files) => {
    const [chart] = await attachFiles(call.tenant, files, {
      ownerEntity: 'organization',
      ownerId: call.tenant.organizationId,
      purpose: 'org-chart',
      visibility: 'internal',
    });
    return replaceOrganizationFile(call, 'org_chart', chart?.id ?? null);
  },
});

const updateOrganization = async (
  call: SignedInCall<(typeof companySettingsEndpoints)['updateOrganization']>,
) => {
  const { updated_at, ...set } = call.body;
  const before = presentCompanySettings(await loadOrganization(call.tenant));
  if (!(await updateOrganizationRow(call.tenant, updated_at, set))) {
    throw stale(presentCompanySettings(await loadOrganization(call.tenant)));
  }
  await recordOrganizationChange(call, 'organization.updated', changesOf(before, set));
  return presentCompanySettings(await loadOrganization(call.tenant));
};

const removeHoliday = async (call: SignedInCall<(typeof organizationEndpoints)['removeHoliday']>) => {
  const { query, tenant } = call;
  if (!(await deleteHoliday(tenant, query.date))) throw notFound();
  const changes: Record<string, [unknown, unknown]> = { [query.date]: ['holiday', null] };
  await recordOrganizationChange(call, 'organization.holiday-removed', changes, { date: query.date });
  return loadHolidays(tenant);
};

const removeOrgChart = async (call: SignedInCall<(typeof companySettingsEndpoints)['removeOrgChart']>) => {
  if ((await loadOrganization(call.tenant)).org_chart_file_id === null) throw notFound();
  return replaceOrganizationFile(call, 'org_chart', null);
};

const removeLogo = async (call: SignedInCall<(typeof companySettingsEndpoints)['removeLogo']>) => {
  const { kind } = call.query;
  if ((await loadOrganization(call.tenant))[`${kind}_file_id`] === null) throw notFound();
  return replaceOrganizationFile(call, kind, null);
};

export const organizationHandlers: Handlers<typeof organizationEndpoints> = {
  getOrganization: async ({ tenant }) => presentOrganization(await loadOrganization(tenant)),
  listHolidays: ({ tenant, query }) => loadHolidays(tenant, query.from),
  addHoliday,
  copyHolidays,
  removeHoliday,
};

export const companySettingsHandlers: Handlers<typeof companySettingsEndpoints> = {
  getCompanySettings: async ({ tenant, wiring }) => ({
    ...presentCompanySettings(await loadOrganization(tenant)),
    mail_from: wiring.config.mailFrom,
  }),
  updateOrganization,
  uploadLogo,
  removeLogo,
  uploadOrgChart,
  removeOrgChart,
};
