import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconCopy,
  IconFileTypeCsv,
  IconHistory,
  IconJson,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf, call, currentOrganization, queryKeyOf } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useTransitions } from '#platform/web/transitions/use-transitions';
import type { MenuAction } from '#platform/web/ui/index';
import {
  type Template,
  type TransferFormat,
  templateEndpoints,
  transferEndpoints,
} from '../../contract/index.ts';
import { editTemplateHref, paths } from '../addresses.ts';
import { refreshTemplates } from '../live.ts';

const { archiveTemplate, unarchiveTemplate, withdrawTemplate } = templateEndpoints;

type Options = { onChanged: (template: Template) => void; onVersions: () => void };

/** What can be done with a template beside editing and publishing it. */
export const useTemplateMenu = (template: Template, { onChanged, onVersions }: Options): MenuAction[] => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const { id, name, updated_at, can, allowed_transitions: allowed, version } = template;
  const params = { id };
  const refresh = () => refreshTemplates(client, [id]);
  const attempt = async (work: () => Promise<void>) => {
    await work().catch(showProblem);
    refresh();
  };
  const write = { params, body: { updated_at } };
  // The form publishes, because it saves first.
  const { actions } = useTransitions(
    allowed.filter((name) => name !== 'publish'),
    {
      steps: {
        archive: { icon: IconArchive, send: () => call(archiveTemplate, write) },
        unarchive: { icon: IconArchiveOff, send: () => call(unarchiveTemplate, write) },
        withdraw: { icon: IconArrowBackUp, send: () => call(withdrawTemplate, write) },
      },
      word: (name) => t(`inspection-templates:step.${name}`),
      done: (name) => t(`inspection-templates:done.${name}`),
      onDone: (saved) => {
        onChanged(saved);
        refresh();
      },
      onRefused: (error) => {
        showProblem(error);
        refresh();
      },
    },
  );
  const duplicate = () =>
    attempt(async () => {
      const copyName = t('inspection-templates:copyOf', { name }).slice(0, 100);
      const copy = await call(templateEndpoints.duplicateTemplate, { params, body: { name: copyName } });
      showSuccess(t('inspection-templates:duplicated'));
      await go(editTemplateHref(copy.id));
    });
  const remove = () =>
    attempt(async () => {
      await call(templateEndpoints.deleteTemplate, { params });
      client.removeQueries({ queryKey: queryKeyOf(templateEndpoints.getTemplate) });
      await go(paths.list);
      showSuccess(t('inspection-templates:deleted', { name }), {
        label: t('platform:actions.undo'),
        run: () =>
          void attempt(async () => {
            await call(templateEndpoints.restoreTemplate, { params });
          }),
      });
    });
  const download = (format: TransferFormat) => () =>
    window.location.assign(
      addressOf(transferEndpoints.exportTemplate, {
        params,
        query: { format, organization_id: currentOrganization() },
      }),
    );
  return [
    ...(can.copy
      ? [
          {
            label: t('inspection-templates:actions.duplicate'),
            icon: IconCopy,
            onClick: () => void duplicate(),
          },
        ]
      : []),
    ...(version > 0
      ? [{ label: t('inspection-templates:actions.versions'), icon: IconHistory, onClick: onVersions }]
      : []),
    ...(can.export
      ? [
          { label: t('inspection-templates:actions.json'), icon: IconJson, onClick: download('json') },
          { label: t('inspection-templates:actions.csv'), icon: IconFileTypeCsv, onClick: download('csv') },
        ]
      : []),
    ...actions.values(),
    ...(can.delete
      ? [
          {
            label: t('platform:actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => void remove(),
          },
        ]
      : []),
  ];
};
