import { Box } from '@mantine/core';
import { PictureLinks } from '#features/accounts/files/web';
import { SharedBuilding, SharedRecord } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { PageHeader, RecordFacts, RecordLayout } from '#platform/web/ui/index';
import { proofEndpoints, type SharedProof } from '../../contract/index.ts';
import classes from '../report/door-checks.module.css';
import { NightRow } from './night-row.tsx';
import { ProofFigures } from './proof-figures.tsx';

const nameOf = ({ tenant: { suite, name } }: SharedProof): string => [suite, name].filter(Boolean).join(' ');

/** The nights of one door, for whoever was sent the link. */
const SharedProofPage = () => {
  const t = useText();
  return (
    <SharedRecord
      query={(orgSlug) => endpointQuery(proofEndpoints.getSharedDoorProof, { params: { orgSlug } })}
      title={(proof) => `${t('daily-reports:proof.title')} · ${nameOf(proof)}`}
    >
      {(proof) => (
        <>
          <PageHeader title={nameOf(proof)} subtitle={t('daily-reports:proof.title')} />
          <RecordLayout
            aside={
              <RecordFacts
                facts={[
                  [t('daily-reports:field.job'), `${proof.job.job_number} ${proof.job.job_name}`],
                  [
                    t('daily-reports:field.building'),
                    <SharedBuilding key="building" building={proof.building} />,
                  ],
                  [t('daily-reports:proof.nights'), `${formatDate(proof.from)} – ${formatDate(proof.to)}`],
                ]}
              />
            }
          >
            <ProofFigures summary={proof.summary} />
            <Box
              component="ul"
              className={classes.rows}
              bd="1px solid var(--cora-border)"
              bdrs="md"
              data-whole
              aria-label={t('daily-reports:proof.nights')}
            >
              {proof.nights.map((night) => (
                <NightRow
                  key={`${night.night} ${night.type}`}
                  night={night}
                  by={night.door?.checked_by}
                  zone={proof.building.time_zone}
                  photos={
                    night.door &&
                    night.door.pictures.length > 0 && <PictureLinks pictures={night.door.pictures} />
                  }
                />
              ))}
            </Box>
          </RecordLayout>
        </>
      )}
    </SharedRecord>
  );
};

export default SharedProofPage;
