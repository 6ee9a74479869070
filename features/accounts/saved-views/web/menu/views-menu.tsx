import { Box } from '@mantine/core';
import {
  IconBookmark,
  IconDeviceFloppy,
  IconHome,
  IconList,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { roleWords } from '#features/accounts/access/web';
import { endpointQuery, queryKeyOf, useAction } from '#platform/web/api/index';
import { confirm } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import {
  ActionMenu,
  type ListState,
  type MenuAction,
  type TableLook,
  usePhone,
  useReturnFocus,
} from '#platform/web/ui/index';
import { type SavedView, savedViewEndpoints } from '../../contract/index.ts';
import { addressOf, isChanged, isPlain, noView, patchTo } from './view-address.ts';
import type { ViewDialogProps } from './view-dialog.tsx';
import classes from './views-menu.module.css';

const [ViewDialog] = lazyPart(() => import('./view-dialog.tsx'));

type Props = {
  /** Name of the list under which its views are saved. */
  list: string;
  /** The parameters that belong to the list. */
  schema: z.ZodObject;
  state: ListState & { saved?: number };
  setState: (patch: never, options?: { replace?: boolean }) => void;
  look: TableLook;
  /** Filters that the page sets itself when the address has none. A default view takes precedence over them. */
  begun?: Record<string, string> | undefined;
};

/** Remembers the focus before the code of the dialog is loaded. */
const Asking = (props: ViewDialogProps) => {
  useReturnFocus();
  return (
    <Suspense fallback={null}>
      <ViewDialog {...props} />
    </Suspense>
  );
};

const refreshes = [savedViewEndpoints.listSavedViews];

/** The saved views of a list: shows the current one and its actions. */
export const ViewsMenu = ({ list, schema, state, setState, look, begun }: Props) => {
  const t = useText();
  const phone = usePhone();
  const client = useQueryClient();
  const { data } = useQuery(endpointQuery(savedViewEndpoints.listSavedViews, { query: { list } }));
  const [asking, setAsking] = useState<'create' | 'rename'>();
  const update = useAction(savedViewEndpoints.updateSavedView, { refreshes });
  const remove = useAction(savedViewEndpoints.deleteSavedView, { refreshes });
  const makeDefault = useAction(savedViewEndpoints.setDefaultView, { refreshes });
  const views = data?.views ?? [];
  const current = views.find(({ id }) => id === state.saved);
  const changed = current !== undefined && isChanged(state, current.query, schema);
  const plain = views.some(({ is_default }) => is_default) ? noView : undefined;
  const open = (view: SavedView | undefined, replace = false) =>
    setState(patchTo(view?.query ?? {}, view?.id ?? plain, schema) as never, { replace });
  /** Somebody else changed or deleted the view: read the menu again. */
  const onError = () =>
    void client.invalidateQueries({ queryKey: queryKeyOf(savedViewEndpoints.listSavedViews) });
  const opened = useRef(false);
  useEffect(() => {
    if (!data || opened.current) return;
    opened.current = true;
    const first = data.views.find(({ is_default }) => is_default);
    const untouched = isPlain(state, schema) || (begun && !isChanged(state, begun, schema));
    if (first && untouched) open(first, true);
  });
  const query = { ...addressOf(state, schema), columns: look.columns.join(','), density: look.density };
  const own = (view: SavedView): MenuAction[] => [
    ...(view.can.update
      ? [
          {
            label: t('saved-views:update'),
            icon: IconDeviceFloppy,
            disabled: !changed,
            onClick: () => {
              const { id, name, role, updated_at } = view;
              const body = { name, role_id: role?.id ?? null, query, updated_at };
              update.mutate({ params: { id }, body }, { onSuccess: (saved) => open(saved, true), onError });
            },
          },
          { label: t('saved-views:rename'), icon: IconPencil, onClick: () => setAsking('rename') },
        ]
      : []),
    {
      label: t(view.is_default ? 'saved-views:noDefault' : 'saved-views:makeDefault'),
      icon: IconHome,
      onClick: () =>
        makeDefault.mutate({ body: { list, view_id: view.is_default ? null : view.id } }, { onError }),
    },
    ...(view.can.update
      ? [
          {
            label: t('saved-views:delete'),
            icon: IconTrash,
            danger: true,
            onClick: async () => {
              const text = t(view.role ? 'saved-views:deleteShared' : 'saved-views:deleteText');
              if (!(await confirm(text, { agree: t('saved-views:delete'), danger: true }))) return;
              remove.mutate(
                { params: { id: view.id } },
                { onSuccess: () => setState({ saved: plain } as never), onError },
              );
            },
          },
        ]
      : []),
  ];
  const choices = views.map((view, at) => ({
    label: view.is_default ? t('saved-views:named', { name: view.name }) : view.name,
    checked: view.id === state.saved,
    radio: true,
    section:
      view.role?.id === views[at - 1]?.role?.id && at > 0
        ? undefined
        : view.role
          ? roleWords(view.role, t)
          : t('saved-views:mine'),
    onClick: () => open(view),
  }));
  return (
    <>
      <ActionMenu
        label={t('saved-views:title')}
        icon={IconBookmark}
        side="start"
        text={
          phone && !current ? undefined : (
            <>
              <span className={classes.name}>{current?.name ?? t('saved-views:views')}</span>
              {changed && (
                <Box component="span" className={classes.changed} ms={6} c="dimmed" fw={400} fs="italic">
                  {t('saved-views:changed')}
                </Box>
              )}
            </>
          )
        }
        actions={[
          ...choices,
          ...(current
            ? [{ label: t('saved-views:none'), icon: IconList, section: '', onClick: () => open(undefined) }]
            : []),
          {
            label: t('saved-views:saveAs'),
            icon: IconPlus,
            section: current ? undefined : '',
            onClick: () => setAsking('create'),
          },
          ...(current
            ? own(current).map((action, at) => (at === 0 ? { ...action, section: current.name } : action))
            : []),
        ]}
      />
      {asking && (
        <Asking
          list={list}
          view={asking === 'rename' ? current : undefined}
          query={asking === 'rename' && current ? current.query : query}
          roles={(data?.roles ?? []).map((role) => ({ ...role, name: roleWords(role, t) }))}
          onSaved={(view) => {
            setAsking(undefined);
            open(view, true);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
};
