import { Button } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { ImportMapping, PreviewRow } from '../../contract/index.ts';
import type { AnyWebKind } from '../kind.ts';
import { useKind } from '../use-kind.ts';

/** The fields of a row whose cells people can type anew. */
export const fieldsToCorrect = ({ example }: AnyWebKind, { reasons }: PreviewRow): string[] => [
  ...new Set(reasons.map(({ field }) => field).filter((field) => field in example)),
];

export type RowStep = {
  /** Imports a row that looks like a total, or leaves it out again. */
  onKeep: (line: number, keep: boolean) => void;
  onCorrect: (row: PreviewRow) => void;
};

type Props = RowStep & { row: PreviewRow; mapping: ImportMapping };

/** What people can do about a row before the import begins. */
export const RowSteps = ({ row, mapping, onKeep, onCorrect }: Props) => {
  const t = useText();
  const kind = useKind();
  const step = (words: string, onClick: () => void) => (
    <Button size="compact-sm" variant="default" onClick={onClick}>
      {words}
    </Button>
  );
  if (row.outcome === 'left_out') return step(t('imports:check.keep'), () => onKeep(row.line, true));
  const isKept = mapping.kept_lines?.includes(row.line) ?? false;
  if (isKept) return step(t('imports:check.leaveOut'), () => onKeep(row.line, false));
  return fieldsToCorrect(kind, row).length > 0
    ? step(t('imports:check.correct'), () => onCorrect(row))
    : null;
};
