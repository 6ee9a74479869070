import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { useSearchState } from '#platform/web/routing/index';
import type { ImportMapping, ImportRecord } from '../../contract/index.ts';
import { cacheImport, previewQuery } from '../queries.ts';
import { importSearch } from '../search.ts';
import { useKind } from '../use-kind.ts';

export type Recheck = (patch: Partial<ImportMapping>) => Promise<unknown>;

/** Checks the file again with a changed mapping, which the server keeps. */
export const useRecheck = ({ id, mapping }: ImportRecord): Recheck => {
  const kind = useKind();
  const client = useQueryClient();
  const [{ outcome, page, per_page }] = useSearchState(importSearch);
  return async (patch) => {
    const shown = { outcome, page, per_page };
    const preview = await call(kind.calls.preview, {
      params: { id },
      body: { mapping: { ...mapping, ...patch }, ...shown },
    });
    client.setQueryData(previewQuery(kind, preview.import, shown).queryKey, preview);
    cacheImport(client, kind, preview.import);
    return preview;
  };
};
