import { Stack } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { PreviewRow } from '../../contract/index.ts';
import { useKind } from '../use-kind.ts';
import classes from './parts.module.css';

type Props = Pick<PreviewRow, 'reasons' | 'warnings'>;

/** Why a row is refused, or what to check in a row that is created. */
export const Remarks = ({ reasons, warnings }: Props) => {
  const t = useText();
  const { example, target } = useKind();
  const all = [
    ...reasons.map((remark) => ({ ...remark, kind: 'reason' })),
    ...warnings.map((remark) => ({ ...remark, kind: 'warning' })),
  ];
  if (all.length === 0) return null;
  return (
    <Stack component="ul" className={classes.remarks} gap={2} miw={180}>
      {all.map(({ field, code, message, kind }) => {
        const Icon = kind === 'reason' ? IconX : IconAlertTriangle;
        return (
          <li key={`${field} ${code}`} data-kind={kind}>
            <Icon size={14} aria-label={t(`imports:remark.${kind as 'reason' | 'warning'}`)} role="img" />
            <span>
              {field in example && <b>{target(t, field)}: </b>}
              {message}
            </span>
          </li>
        );
      })}
    </Stack>
  );
};
