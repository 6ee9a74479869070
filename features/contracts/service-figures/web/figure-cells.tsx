import { Box } from '@mantine/core';
import { minMargin, usualLaborShare } from '#features/contracts/budgets/contract';
import { formatMoney, formatNumber, formatPercent, type Translate } from '#platform/web/i18n/index';
import type { ServiceFigure } from '../contract/index.ts';
import classes from './figures.module.css';

const nothing = (
  <Box component="span" c="dimmed" fw={400}>
    –
  </Box>
);

const Share = ({ share, unusual, hint }: { share: number; unusual: boolean; hint: string }) => (
  <span className={unusual ? classes.unusual : undefined} title={unusual ? hint : undefined}>
    {formatPercent(share, 1)}
  </span>
);

export const Margin = ({ share, t }: { share: number | null; t: Translate }) =>
  share === null ? (
    nothing
  ) : (
    <Share share={share} unusual={share * 100 < minMargin} hint={t('service-figures:hint.thin')} />
  );

export const LaborShare = ({ share, t }: { share: number | null; t: Translate }) =>
  share === null ? (
    nothing
  ) : (
    <Share
      share={share}
      unusual={share * 100 < usualLaborShare.from || share * 100 > usualLaborShare.to}
      hint={t('service-figures:hint.labor')}
    />
  );

export const Vacancy = ({ room: { gross, vacant }, t }: { room: ServiceFigure['room']; t: Translate }) =>
  gross === 0 ? (
    nothing
  ) : (
    <>
      {formatPercent(vacant / gross, 1)}
      {vacant > 0 && (
        <Box component="span" className={classes.beside} display="block" c="dimmed" fz="xs">
          {t('service-figures:list.vacant', { vacant: formatNumber(vacant), gross: formatNumber(gross) })}
        </Box>
      )}
    </>
  );

export const money = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : formatMoney(amount);
