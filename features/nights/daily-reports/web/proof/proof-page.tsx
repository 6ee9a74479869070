import { Button, TextInput } from '@mantine/core';
import { IconDoor, IconFileTypePdf, IconShare } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { SiteSelect, useJobSitesQuery } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, urlNumber, usePageTitle, useSearchState, type Visit } from '#platform/web/routing/index';
import {
  Columns,
  EmptyState,
  LoadProblem,
  PageHeader,
  RowsSkeleton,
  saveMadeFile,
  usePrintAction,
} from '#platform/web/ui/index';
import { type DoorProof, type ProofQuery, proofEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import classes from './proof.module.css';
import { ProofFigures } from './proof-figures.tsx';
import { ProofNights } from './proof-nights.tsx';
import { TenantSelect } from './tenant-select.tsx';

const urlDate = () => z.iso.date().optional().catch(undefined);

/** The door and the nights of the page. */
const proofSearch = z.object({
  job: urlNumber(),
  tenant: urlNumber(),
  from: urlDate(),
  to: urlDate(),
});

type ProofSearch = z.output<typeof proofSearch>;

const proofQuery = (query: ProofQuery) => endpointQuery(proofEndpoints.getDoorProof, { query });

const [ShareProof] = lazyPart(() => import('./share-proof.tsx'));

const askedOf = ({ tenant, ...search }: ProofSearch): ProofQuery | undefined =>
  tenant === undefined ? undefined : { ...search, tenant };

export const prefetch = ({ client, search }: Visit): void => {
  const asked = askedOf(proofSearch.parse(search));
  if (asked) void client.prefetchQuery(proofQuery(asked));
};

type Change = (patch: Partial<ProofSearch>) => void;

/** The door and the nights: everything about the page stands in its address. */
const Fields = ({
  search,
  proof,
  onChange,
}: {
  search: ProofSearch;
  proof?: DoorProof;
  onChange: Change;
}) => {
  const t = useText();
  const { data } = useJobSitesQuery();
  const job = search.job ?? proof?.job.id ?? null;
  const buildings = data?.rows.find(({ id }) => id === job)?.buildings ?? (proof ? [proof.building] : []);
  const day = (field: 'from' | 'to') => (
    <TextInput
      type="date"
      label={t(`daily-reports:proof.${field}`)}
      value={search[field] ?? proof?.[field] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange({ from: proof?.from, to: proof?.to, [field]: value || undefined })
      }
    />
  );
  return (
    <Columns
      className={classes.fields}
      columns="minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)"
      gap="sm"
      align="end"
      mb="md"
      data-no-print
    >
      <SiteSelect value={job} onChange={(site) => onChange({ job: site?.id, tenant: undefined })} />
      <TenantSelect
        buildings={buildings}
        value={search.tenant}
        known={proof?.tenant}
        onChange={(tenant) => onChange({ tenant })}
      />
      {day('from')}
      {day('to')}
    </Columns>
  );
};

/** Every night of a tenant's door: what to answer when somebody says that it stood open. */
const ProofPage = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(proofSearch);
  const [sharing, setSharing] = useState(false);
  const asked = askedOf(search);
  const { data, error, refetch } = useQuery({
    ...proofQuery(asked ?? { tenant: 0 }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const proof = asked && data;
  const title = t('daily-reports:proof.title');
  const name = proof && [proof.tenant.suite, proof.tenant.name].filter(Boolean).join(' ');
  usePageTitle(name && `${title} · ${name}`);
  const print = usePrintAction();
  return (
    <>
      <PageHeader
        title={name || title}
        subtitle={
          proof
            ? `${proof.job.job_number} ${proof.job.job_name} · ${proof.building.name}`
            : t('daily-reports:proof.lead')
        }
        breadcrumbs={[{ title: t('daily-reports:titles.list'), to: paths.list }, title]}
        action={
          proof?.can.share && (
            <Button leftSection={<IconShare size={18} aria-hidden />} onClick={() => setSharing(true)}>
              {t('daily-reports:proof.share')}
            </Button>
          )
        }
        menu={
          proof
            ? [
                {
                  label: t('daily-reports:proof.pdf'),
                  icon: IconFileTypePdf,
                  onClick: () =>
                    void saveMadeFile(proofEndpoints.getDoorProofPdf, {
                      query: { job: proof.job.id, tenant: proof.tenant.id, from: proof.from, to: proof.to },
                    }),
                },
                ...print,
              ]
            : []
        }
      />
      <Fields search={search} onChange={setSearch} {...(proof ? { proof } : {})} />
      {!asked && (
        <EmptyState
          icon={IconDoor}
          title={t('daily-reports:proof.empty')}
          text={t('daily-reports:proof.choose')}
        />
      )}
      {asked && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {asked && !error && !proof && <RowsSkeleton rows={8} />}
      {proof && !error && (
        <>
          <ProofFigures summary={proof.summary} />
          <ProofNights proof={proof} />
        </>
      )}
      <Suspense fallback={null}>
        {sharing && proof && <ShareProof proof={proof} onClose={() => setSharing(false)} />}
      </Suspense>
    </>
  );
};

export default ProofPage;
