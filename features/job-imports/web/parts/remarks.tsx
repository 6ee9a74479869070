import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { type ImportTarget, importTargets, type PreviewRow } from '../../contract/index.ts';
import classes from './parts.module.css';

type Props = Pick<PreviewRow, 'reasons' | 'warnings'>;

const isTarget = (field: string): field is ImportTarget =>
  (importTargets as readonly string[]).includes(field);

/** Why a row is refused, or what to check in a row that is created. */
export const Remarks = ({ reasons, warnings }: Props) => {
  const t = useText();
  const all = [
    ...reasons.map((remark) => ({ ...remark, kind: 'reason' })),
    ...warnings.map((remark) => ({ ...remark, kind: 'warning' })),
  ];
  if (all.length === 0) return null;
  return (
    <ul className={classes.remarks}>
      {all.map(({ field, code, message, kind }) => {
        const Icon = kind === 'reason' ? IconX : IconAlertTriangle;
        return (
          <li key={`${field} ${code}`} data-kind={kind}>
            <Icon size={14} aria-label={t(`job-imports:remark.${kind as 'reason' | 'warning'}`)} role="img" />
            <span>
              {isTarget(field) && <b>{t(`job-imports:targets.${field}`)}: </b>}
              {message}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
