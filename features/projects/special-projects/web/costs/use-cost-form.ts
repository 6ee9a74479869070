import { useMemo } from 'react';
import * as field from '#platform/contract/fields';
import { showSuccess } from '#platform/web/feedback/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { savedWords, useOutboxForm, type Write } from '#platform/web/outbox/index';
import {
  type Cost,
  checkEntry,
  costFields,
  type ProjectCosts,
  type SpecialProject,
} from '../../contract/index.ts';
import { entryWords } from './cost-words.ts';

export type CostDialogProps = {
  project: SpecialProject;
  costs: ProjectCosts;
  /** Null for a new one. */
  entry: Cost | null;
  /** The task for which a new one is noted. */
  taskId?: number | undefined;
  refused?: Write | undefined;
  onClose: () => void;
};

const loadEntries = () => import('./cost-entries.ts');

const valuesOf = (entry: Cost | null, project: SpecialProject, taskId: number | null) => ({
  kind: entry?.kind ?? ('material' as const),
  description: entry?.description ?? '',
  quantity: entry?.quantity ?? ('' as number | ''),
  unit: entry?.unit ?? ('each' as const),
  worked_on: entry?.worked_on ?? todayIn(project.time_zone),
  task_id: entry ? (entry.task?.id ?? null) : taskId,
});

/** The schema of the form; without the price for people who see no prices. */
const schemaOf = (mayPrice: boolean, isNew: boolean) => {
  const fields = mayPrice ? costFields : costFields.omit({ unit_cost: true });
  return (isNew ? fields : fields.extend({ updated_at: field.updatedAt })).superRefine(checkEntry as never);
};

export const useCostForm = ({ project, costs, entry, taskId, refused, onClose }: CostDialogProps) => {
  const t = useText();
  const mayPrice = costs.can.price;
  const loadEntry = useMemo(
    () => async () => {
      const { noteCostEntry, changeCostEntry } = await loadEntries();
      return (entry ? changeCostEntry(project, entry.id) : noteCostEntry(project)) as never;
    },
    [project, entry],
  );
  const readCost = (read: Cost | null) => ({
    ...valuesOf(read, project, taskId ?? null),
    ...(mayPrice && { unit_cost: read?.unit_cost ?? null }),
  });
  return useOutboxForm({
    name: 'special-project-cost',
    record: entry?.id ?? ['new', project.id, taskId].filter(Boolean).join('-'),
    schema: schemaOf(mayPrice, entry === null) as unknown as typeof costFields,
    initialValues: readCost(entry) as ReturnType<typeof valuesOf> & { unit_cost?: number | '' | null },
    refused,
    loadEntry,
    onSaved: (outcome, body) => {
      const named = { entry: entryWords(body, t) };
      const done = entry ? t('special-projects:costs.saved') : t('special-projects:costs.noted', named);
      showSuccess(outcome.sent ? done : savedWords(outcome));
      onClose();
    },
    stale: entry
      ? {
          updatedAt: entry.updated_at,
          labels: {
            description: t('special-projects:costs.what'),
            quantity: t('special-projects:costs.quantity'),
            worked_on: t('special-projects:costs.day'),
            unit_cost: t('special-projects:costs.unitCost'),
          },
          readRecord: (record) =>
            readCost((record as ProjectCosts).entries.find(({ id }) => id === entry.id) ?? entry),
        }
      : {},
  });
};
