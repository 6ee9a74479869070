import { Box, Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Address } from '#features/sites/clients/contract';
import { clientHref } from '#features/sites/clients/web';
import { jobHref } from '#features/sites/jobs/web';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatWallTime } from '#platform/web/i18n/clock-words';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { lazyPart, OpenLink } from '#platform/web/routing/index';
import { type Fact, RecordFacts } from '#platform/web/ui/index';
import { type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';
import type { AddressKind } from './address-dialog.tsx';
import { TenantLines, VendorLine } from './parties.tsx';

const [AddressDialog] = lazyPart(() => import('./address-dialog.tsx'));

const removals = {
  service_address: specialProjectEndpoints.deleteServiceAddress,
  billing_address: specialProjectEndpoints.deleteBillingAddress,
} as const;

const lineOf = ({ line_1, line_2, city, state, zip }: Address): string =>
  [line_1, line_2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ');

type AddressProps = { project: SpecialProject; kind: AddressKind; onOpen: (kind: AddressKind) => void };

/** One of its addresses, which is changed here: it is no part of the form. */
const AddressFact = ({ project, kind, onOpen }: AddressProps) => {
  const t = useText();
  const client = useQueryClient();
  const shown = kind === 'billing_address' ? project.billing.address : project[kind];
  const remove = async (): Promise<void> => {
    try {
      cacheProject(
        client,
        await call(removals[kind], {
          params: { id: project.id },
          query: { updated_at: project.updated_at },
        }),
      );
      showSuccess(t('special-projects:done.saved'));
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Stack component="span" gap={0}>
      {shown ? lineOf(shown) : '–'}
      {kind === 'billing_address' && shown && !project.billing_address && (
        <Box component="span" c="dimmed" fz={13}>
          {t('special-projects:address.ofClient')}
        </Box>
      )}
      {project.can.update_all && (
        <Group component="span" gap={4} align="stretch" display="inline-flex" data-no-print>
          <Button size="compact-sm" variant="subtle" px={0} onClick={() => onOpen(kind)}>
            {t('special-projects:address.set')}
          </Button>
          {project[kind] && (
            <Button size="compact-sm" variant="subtle" px={0} color="gray" onClick={() => void remove()}>
              {t('special-projects:address.clear')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
};

const planned = ({ scheduled_date, scheduled_time }: SpecialProject): string | null =>
  scheduled_date &&
  [formatDate(scheduled_date), scheduled_time && formatWallTime(scheduled_time)].filter(Boolean).join(' ');

const plainFacts = (project: SpecialProject, t: Translate): Fact[] => [
  [t('special-projects:field.scheduled_date'), planned(project)],
  [t('special-projects:field.due_date'), project.due_date && formatDate(project.due_date)],
  [
    t('special-projects:field.actual_service_date'),
    project.actual_service_date && formatDate(project.actual_service_date),
  ],
  [
    t('special-projects:field.additional_time'),
    project.additional_time && t('special-projects:form.minutes', { count: project.additional_time }),
  ],
  [
    t('special-projects:field.invoice_type'),
    project.invoice_type && t(`special-projects:invoiceType.${project.invoice_type}`),
  ],
  [t('special-projects:field.po_number'), project.po_number],
  [t('special-projects:field.requested_by'), project.requested_by],
  [t('special-projects:field.source'), project.source],
  [
    t('special-projects:field.approved'),
    project.approved_at &&
      [formatDate(project.approved_at, project.time_zone), project.approved_by?.name]
        .filter(Boolean)
        .join(' · '),
  ],
  [t('special-projects:field.hold_reason'), project.hold_reason],
  [t('special-projects:field.cancel_reason'), project.cancel_reason],
];

/** For whom, where and when. */
export const ProjectFacts = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const [open, setOpen] = useState<AddressKind | null>(null);
  const { client, job, building } = project;
  const facts: Fact[] = [
    [
      t('special-projects:field.client_id'),
      <OpenLink key="client" to={clientHref(client.id)}>
        {client.name}
      </OpenLink>,
    ],
    [
      t('special-projects:field.job_id'),
      job && (
        <OpenLink to={jobHref(job.id)}>
          {job.job_number} {job.job_name}
        </OpenLink>
      ),
    ],
    [
      t('special-projects:field.building_id'),
      building && (
        <Stack component="span" gap={0}>
          {building.name}
          <Box component="span" c="dimmed" fz={13}>
            {building.address}
          </Box>
        </Stack>
      ),
    ],
    [
      t('special-projects:field.building_tenants'),
      project.building_tenants.length > 0 && <TenantLines tenants={project.building_tenants} />,
    ],
    [t('special-projects:field.vendor'), project.vendor && <VendorLine vendor={project.vendor} />],
    [
      t('special-projects:field.service_address'),
      (job === null || project.service_address) && (
        <AddressFact project={project} kind="service_address" onOpen={setOpen} />
      ),
    ],
    [
      t('special-projects:field.billing_address'),
      project.invoice_type !== 'no invoice' && (
        <AddressFact project={project} kind="billing_address" onOpen={setOpen} />
      ),
    ],
    ...plainFacts(project, t),
  ];
  return (
    <RecordFacts facts={facts}>
      <Suspense>
        {open && <AddressDialog project={project} kind={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </RecordFacts>
  );
};
