import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { PhotoThumbs, useLightbox } from '#features/accounts/files/web';
import { queryKeyOf } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { StatusChip } from '#platform/web/ui/index';
import { type DoorProof, type ProofNight, proofEndpoints } from '../../contract/index.ts';
import { reportHref } from '../addresses.ts';
import classes from '../report/door-checks.module.css';
import { NightRow } from './night-row.tsx';
import own from './proof.module.css';

const Photos = ({ night, zone }: { night: ProofNight; zone: string }) => {
  const files = night.door?.files ?? [];
  const client = useQueryClient();
  const { open, lightbox } = useLightbox(files, {
    zone,
    onMarked: () => client.invalidateQueries({ queryKey: queryKeyOf(proofEndpoints.getDoorProof) }),
  });
  if (files.length === 0) return null;
  return (
    <>
      <PhotoThumbs files={files} onOpen={open} />
      {lightbox}
    </>
  );
};

const isInternal = ({ door }: ProofNight): boolean =>
  door !== null &&
  ((door.note !== '' && !door.note_public) || door.files.some(({ visibility }) => visibility === 'internal'));

/** Each night leads to its report. */
export const ProofNights = ({ proof }: { proof: DoorProof }) => {
  const t = useText();
  const zone = proof.building.time_zone;
  return (
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
          by={night.door?.checked_by?.name}
          zone={zone}
          aside={
            night.report && (
              <>
                <PlainLink to={reportHref(night.report.id)} className={own.report}>
                  {t('daily-reports:proof.report', { number: night.report.number })}
                </PlainLink>
                {!night.final && <StatusChip status="pending" label={t('daily-reports:proof.notFinal')} />}
                {proof.can.share && isInternal(night) && (
                  <Box component="span" c="dimmed" fz={13} title={t('daily-reports:proof.notShown')}>
                    {t('daily-reports:proof.internal')}
                  </Box>
                )}
              </>
            )
          }
          photos={<Photos night={night} zone={zone} />}
        />
      ))}
    </Box>
  );
};
